import { beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../server/platform/viewer.ts';
import { analyzeMaterialWorkflowId } from '../../temporal/contracts/workflows.ts';
import { addFootage, person } from '../support/footage.ts';
import { type TemporalApp, temporalApp } from '../support/temporalApp.ts';

let app: TemporalApp;
let readPictures = 0;

beforeAll(async () => {
  app = await temporalApp();
  const box = { left: 0, top: 0, width: 10, height: 10 };
  app.reader = {
    state: () => 'ready',
    engine: () => 'test',
    readPictures: async (paths) => {
      readPictures += paths.length;
      return paths.map(() => [{ text: '明前龙井', confidence: 1, box }]);
    },
  };
});

async function clipsWithWords(viewer: Viewer) {
  const { id } = await addFootage(app, viewer, '彩条.mp4');
  await app.client.workflow.getHandle(analyzeMaterialWorkflowId(id)).result();
  return app.db.clip.findMany({ where: { materialId: id, material: { status: 'READY' } } });
}

test('behind its analysis a material gets the words found in it; the same content is read once', async () => {
  const clips = await clipsWithWords(await person(app));
  const usable = clips.filter(({ unusable }) => !unusable);
  expect(usable.length).toBeGreaterThan(0);
  expect(new Set(usable.map(({ onScreenText }) => onScreenText))).toEqual(new Set(['明前龙井']));
  expect(readPictures).toBeGreaterThan(0);

  const before = readPictures;
  const again = await clipsWithWords(await person(app));
  expect(again.map(({ onScreenText }) => onScreenText)).toEqual(
    clips.map(({ onScreenText }) => onScreenText),
  );
  expect(readPictures).toBe(before);
});

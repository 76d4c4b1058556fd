import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../../server/domains/credits/ledger.ts';
import { timelineOf } from '../../server/domains/production/results.ts';
import { STATUS } from '../../server/domains/projects/status.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import { MIXCUT_STEPS } from '../../temporal/contracts/mixcut.ts';
import { checkFilm } from '../../temporal/media/render/checkFilm.ts';
import { books, results, SCRIPT, startFilm, untilOver } from '../support/films.ts';
import { addFootage, FOOTAGE, person } from '../support/footage.ts';
import { type TemporalApp, temporalApp } from '../support/temporalApp.ts';

let app: TemporalApp;
let viewer: Viewer;
let materialIds: number[];

beforeAll(async () => {
  app = await temporalApp();
  viewer = await person(app);
  materialIds = [];
  for (const name of FOOTAGE) materialIds.push((await addFootage(app, viewer, name)).id);
});

const spokenText = (written: string) => written.replaceAll(/[\s\p{P}]/gu, '');

async function subtitlesOf(key: string): Promise<string> {
  const { stream } = await app.storage.get(key);
  return (await text(stream))
    .split('\r\n')
    .filter((line) => line !== '' && !/^\d+$/.test(line) && !line.includes('-->'))
    .join('');
}

describe('素材混剪 that runs through', () => {
  test('arrives as a film that is checked, labelled, captioned and paid for', async () => {
    const projectId = await startFilm(app, viewer, materialIds);
    const project = await untilOver(app, viewer, projectId);

    expect(project).toMatchObject({ status: STATUS.DONE, reason: null, error: null, currentStep: 7 });
    expect(project.steps.map(({ name, status }) => [name, status])).toEqual(
      MIXCUT_STEPS.map(({ name }) => [name, STATUS.DONE]),
    );
    expect(project.runs).toMatchObject([{ number: 1, status: 'DONE', heldCredits: 60 }]);

    const made = results(project);
    const film = made.cut_drafts!;
    const timeline = timelineOf(made)!;
    const again = await checkFilm(app.media, await app.storage.localPath(film.filmKey), timeline);
    expect(again).toEqual(film.check);
    expect(again).toMatchObject({ width: 854, height: 480, fps: 30, blackRanges: [], silentRanges: [] });
    expect(again.aigc.Label).toBe('1');
    expect(again.aigc.ProduceID).toContain(String(projectId));

    expect(spokenText(await subtitlesOf(film.subtitleKey))).toBe(spokenText(SCRIPT));
    expect(app.voices.spoken.map(spokenText).join('')).toBe(spokenText(SCRIPT));
    expect(await app.storage.head(film.posterKey)).not.toBeNull();

    expect(await books(app, viewer)).toEqual({
      credits: 940,
      creditsHeld: 0,
      spent: 60,
      kinds: ['TOP_UP', 'HOLD', ...MIXCUT_STEPS.map(() => 'SETTLE')],
    });
    expect((await checkLedger(app.db)).brokenUserIds).toEqual([]);
  });
});

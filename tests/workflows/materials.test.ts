import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { getMaterial } from '../../server/domains/materials/materials.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import { analyzeMaterialWorkflowId } from '../../temporal/contracts/workflows.ts';
import { addFootage, person } from '../support/footage.ts';
import { type TemporalApp, temporalApp } from '../support/temporalApp.ts';

let app: TemporalApp;
beforeAll(async () => {
  app = await temporalApp();
});

async function analysed(viewer: Viewer, id: number) {
  await app.client.workflow.getHandle(analyzeMaterialWorkflowId(id)).result();
  return getMaterial(app, viewer, id);
}

test('a material is cut into shots with thumbnails; the same content is looked at once', async () => {
  const viewer = await person(app);
  const { id } = await addFootage(app, viewer, '彩条.mp4');
  const material = await analysed(viewer, id);
  expect(material).toMatchObject({ status: 'READY', error: null });
  expect(material.clips.length).toBeGreaterThan(0);
  for (const { thumbnailKey } of material.clips) expect(await app.storage.head(thumbnailKey!)).not.toBeNull();

  const other = await person(app);
  const same = await addFootage(app, other, '彩条.mp4');
  // Its own copy is not even opened.
  await app.storage.delete([same.storageKey]);
  const found = await analysed(other, same.id);
  expect(found).toMatchObject({ status: 'READY', posterKey: material.posterKey });
  expect(found.clips.map(({ thumbnailKey }) => thumbnailKey)).toEqual(
    material.clips.map(({ thumbnailKey }) => thumbnailKey),
  );
  expect(await app.db.contentAnalysis.count()).toBe(1);
});

test('a material that cannot be read says so, and its workflow still ends well', async () => {
  const viewer = await person(app);
  const startMaterialAnalysis = async () => undefined;
  const unheard = { ...app, workflows: { ...app.workflows, startMaterialAnalysis } };
  const { id, storageKey } = await addFootage(unheard, viewer, '细胞.mp4');
  await app.storage.delete([storageKey]);
  await app.workflows.startMaterialAnalysis({ id, userId: viewer.userId });
  const failed = await analysed(viewer, id);
  expect(failed).toMatchObject({ status: 'FAILED', clips: [] });
  expect(failed.error).toContain('素材文件已不在存储中');
});

test('a voice is heard: whoever asks at the same time hears the same sound, spoken once', async () => {
  app.voices.spoken.length = 0;
  const [first, second] = await Promise.all([
    app.workflows.speakSample('hum'),
    app.workflows.speakSample('hum'),
  ]);
  expect(await app.workflows.speakSample('hum')).toBe(first);
  expect(second).toBe(first);
  expect(await app.storage.head(first)).toMatchObject({ contentType: 'audio/wav' });
  expect(app.voices.spoken).toHaveLength(1);
});

test('the sample footage is drawn once, however often it is asked for', async () => {
  await app.workflows.drawSamples();
  await app.workflows.drawSamples();
  let samples = await app.db.sampleMaterial.findMany();
  while (samples.length === 0) {
    await sleep(100);
    samples = await app.db.sampleMaterial.findMany();
  }
  for (const { storageKey } of samples) expect(await app.storage.head(storageKey)).not.toBeNull();
  await app.workflows.drawSamples();
  await app.client.workflow.getHandle('drawSamplesWorkflow').result();
  expect(await app.db.sampleMaterial.findMany()).toEqual(samples);
});

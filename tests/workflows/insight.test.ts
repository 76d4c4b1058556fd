import { beforeAll, expect, test } from 'vitest';
import {
  addScoreEntry,
  createAnalysis,
  createDecompose,
  createOneAnalyze,
  createScore,
} from '../../server/domains/insight/insight.ts';
import { retryProject } from '../../server/domains/projects/projects.ts';
import { STATUS } from '../../server/domains/projects/status.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import type { AnalyzeResult } from '../../temporal/contracts/insight.ts';
import { AiError } from '../../temporal/providers/ai/aiError.ts';
import { answer, chatVendor } from '../../temporal/providers/ai/testing/chatVendor.ts';
import { measuredLooks } from '../../temporal/providers/vision/measuredLooks.ts';
import { createModelLooks } from '../../temporal/providers/vision/modelLooks.ts';
import { books, untilOver } from '../support/films.ts';
import { addFootage, person } from '../support/footage.ts';
import { type TemporalApp, temporalApp } from '../support/temporalApp.ts';

let app: TemporalApp;
let viewer: Viewer;
let videoPath: string;
const product = {
  productName: '便携咖啡机',
  category: '小家电',
  targetAudience: '通勤的上班族',
  keyFeatures: ['三分钟出杯'],
  sellingPoints: ['静音'],
};

beforeAll(async () => {
  app = await temporalApp();
  viewer = await person(app);
  const material = await addFootage(app, viewer, '彩条.mp4');
  videoPath = app.storage.address(material.storageKey);
});

test('all tools look at one reading of the film, and each is charged for itself', async () => {
  const before = await books(app, viewer);
  const { projectId } = await createOneAnalyze(app, viewer, {
    name: '彩条',
    videoPath,
    product,
    tools: ['reviewer', 'analyze', 'score'],
    requestKey: 'one',
  });
  expect(
    await createOneAnalyze(app, viewer, { name: '又一次', videoPath, tools: ['analyze'], requestKey: 'one' }),
  ).toEqual({ projectId });
  const done = await untilOver(app, viewer, projectId);
  expect(done).toMatchObject({ status: STATUS.DONE, reason: null, currentStep: 3, error: null });
  expect(done.steps.map(({ name, status }) => [name, status])).toEqual([
    ['analyze', 2],
    ['score', 2],
    ['reviewer', 2],
  ]);
  const analysis = done.steps[0]!.result as unknown as AnalyzeResult;
  expect(analysis).toMatchObject({ videoName: '彩条.mp4', probe: { durationMs: 3000 } });
  expect(analysis.scenes[0]).toMatchObject({ sceneId: 1, startMs: 0, entry: 'start' });
  expect(done.posterKey).not.toBeNull();
  expect(await books(app, viewer)).toMatchObject({ credits: before.credits - 130, creditsHeld: 0 });
  expect(await app.db.contentLooks.count()).toBe(1);
});

test('a tool that fails is refunded alone; the retry does and charges only that one', async () => {
  const before = await books(app, viewer);
  const failing = { ...measuredLooks, engine: () => 'measured-1' };
  app.vision = failing;
  const { projectId } = await createOneAnalyze(app, viewer, {
    name: '缺产品',
    videoPath,
    product,
    tools: ['analyze', 'score'],
  });
  await untilOver(app, viewer, projectId);
  // What a vendor that is away does to one of two tools.
  await app.db.projectStep.update({
    where: { projectId_index: { projectId, index: 1 } },
    data: { status: STATUS.FAILED },
  });
  await app.db.project.update({ where: { id: projectId }, data: { reason: 'SOME_FAILED' } });
  await retryProject(app, viewer, projectId);
  const done = await untilOver(app, viewer, projectId);
  expect(done).toMatchObject({ status: STATUS.DONE, reason: null, currentStep: 2 });
  expect(done.runs).toMatchObject([{ heldCredits: 80 }, { heldCredits: 50, status: 'DONE' }]);
  expect(await books(app, viewer)).toMatchObject({ credits: before.credits - 130, creditsHeld: 0 });
});

test('a film that cannot be read fails all its tools with the reason, at no cost', async () => {
  const before = await books(app, viewer);
  app.vision = {
    engine: () => 'broken',
    framesPerShot: 0,
    look: () => Promise.reject(new AiError('unavailable', '画面理解服务暂时无法访问，请稍后重试')),
  };
  const { projectId } = await createOneAnalyze(app, viewer, {
    name: '服务不在',
    videoPath,
    product,
    tools: ['analyze', 'score'],
  });
  const failed = await untilOver(app, viewer, projectId);
  app.vision = measuredLooks;
  expect(failed).toMatchObject({ status: STATUS.FAILED, reason: 'STEP_FAILED', currentStep: 0 });
  expect(failed.error).toContain('画面理解服务暂时无法访问');
  expect(failed.steps.map(({ status }) => status)).toEqual([3, 3]);
  expect(await books(app, viewer)).toMatchObject({ credits: before.credits, creditsHeld: 0 });
});

test('a further video on a score project is a run of its own', async () => {
  const { projectId } = await createScore(app, viewer, { title: '两条', videoPath, product });
  await untilOver(app, viewer, projectId);
  await addScoreEntry(app, viewer, projectId, { videoPath });
  const done = await untilOver(app, viewer, projectId);
  expect(done).toMatchObject({ status: STATUS.DONE, stepCount: 2, currentStep: 2 });
  expect(done.runs).toMatchObject([
    { heldCredits: 50, status: 'DONE' },
    { heldCredits: 50, status: 'DONE' },
  ]);
});

test('a vision model is shown frames where looking is asked for, once per content', async () => {
  const seen = { visual_description: '彩色条纹', scene_objects: ['条纹'] };
  const { asked, settings } = await chatVendor([
    answer({ shots: Array.from({ length: 20 }, (_, index) => ({ shot: index + 1, ...seen })) }),
  ]);
  app.vision = createModelLooks(settings);
  const looked = async ({ projectId }: { projectId: number }) => {
    const { steps, status } = await untilOver(app, viewer, projectId);
    expect(status).toBe(STATUS.DONE);
    return (steps[0]!.result as unknown as AnalyzeResult).scenes;
  };
  const simple = await createAnalysis(app, viewer, { name: '简单', videoPaths: [videoPath], mode: 'simple' });
  expect(await looked(simple)).toMatchObject([{ basis: 'measured' }]);
  const blind = { name: '不看画面', videoPath, skipVisualAnalysis: true };
  expect(await looked(await createDecompose(app, viewer, blind))).toMatchObject([{ visualDescription: '' }]);
  expect(asked).toHaveLength(0);

  const deep = { name: '深入', videoPaths: [videoPath], mode: 'deep' };
  for (let again = 0; again < 2; again += 1) {
    expect(await looked(await createAnalysis(app, viewer, deep))).toMatchObject([
      { visualDescription: '彩色条纹', sceneObjects: ['条纹'], basis: 'model' },
    ]);
  }
  app.vision = measuredLooks;
  expect(asked).toHaveLength(1);
  const pictures = JSON.stringify(asked[0]!.body.messages).match(/data:image\/jpeg;base64,/g);
  // Three seconds are told by two frames.
  expect(pictures).toHaveLength(2);
});

import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cancelProject, retryProject } from '../../server/domains/projects/projects.ts';
import { STATUS } from '../../server/domains/projects/status.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import { VoiceError } from '../../temporal/providers/voice/types.ts';
import { books, confirm, results, startFilm, until, untilOver, untilWaiting } from '../support/films.ts';
import { addFootage, FOOTAGE, person } from '../support/footage.ts';
import { childrenOf } from '../support/processes.ts';
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

/** Folders of attempts that still stand. */
async function workFolders(): Promise<string[]> {
  const work = join(app.tmpDir, 'work');
  const own = await readdir(work).catch(() => []);
  return (await Promise.all(own.map((name) => readdir(join(work, name))))).flat();
}

describe('a step that fails', () => {
  test('is told, costs nothing, and a retry goes on from it with what was finished', async () => {
    const before = await books(app, viewer);
    app.voices.failure = new VoiceError('VENDOR_UNAVAILABLE', '语音服务暂时无法访问，请稍后重试');
    const projectId = await startFilm(app, viewer, materialIds);
    const failed = await untilOver(app, viewer, projectId);
    expect(failed).toMatchObject({ status: STATUS.FAILED, reason: 'STEP_FAILED', currentStep: 2 });
    expect(failed.error).toContain('语音服务暂时无法访问，请稍后重试');
    expect(failed.steps.map(({ status }) => status)).toEqual([2, 2, 3, 0, 0, 0, 0]);
    expect(await books(app, viewer)).toMatchObject({ credits: before.credits - 20, creditsHeld: 0 });

    app.voices.failure = null;
    app.voices.spoken.length = 0;
    await retryProject(app, viewer, projectId);
    const done = await untilOver(app, viewer, projectId);
    expect(done).toMatchObject({ status: STATUS.DONE, reason: null, error: null });
    expect(done.runs).toMatchObject([
      { number: 1, status: 'FAILED', heldCredits: 60 },
      { number: 2, status: 'DONE', firstStep: 2, heldCredits: 40 },
    ]);
    expect(done.steps.slice(0, 2)).toEqual(failed.steps.slice(0, 2));
    expect(await books(app, viewer)).toMatchObject({ credits: before.credits - 60, creditsHeld: 0 });
    expect(await workFolders()).toEqual([]);
  });

  test('for a file that is gone is told at once; when it is back, nothing is spoken twice', async () => {
    const before = await books(app, viewer);
    const rawScript = '独一无二的一句台词。';
    const projectId = await startFilm(app, viewer, materialIds, { rawScript, auto: false, music: false });
    for (const step of ['script_writer_node', 'video_search_node', 'speech_synthesis_node'] as const) {
      await untilWaiting(app, viewer, projectId, step);
      await confirm(app, viewer, projectId, step);
    }
    const captioned = await untilWaiting(app, viewer, projectId, 'subtitle_add_node');
    const key = results(captioned).picture_track!.picture[0]!.sourceKey;
    const aside = join(app.config.dataDir, 'aside.mp4');
    await writeFile(aside, (await app.storage.get(key)).stream);
    await app.storage.delete([key]);
    app.voices.spoken.length = 0;
    await confirm(app, viewer, projectId, 'subtitle_add_node');
    const failed = await untilOver(app, viewer, projectId);
    expect(failed).toMatchObject({ status: STATUS.FAILED, reason: 'STEP_FAILED', currentStep: 6 });
    expect(failed.error).toContain('素材文件已不在存储中');
    expect(await books(app, viewer)).toMatchObject({ credits: before.credits - 45, creditsHeld: 0 });

    await app.storage.put(key, aside);
    await retryProject(app, viewer, projectId);
    expect(await untilOver(app, viewer, projectId)).toMatchObject({ status: STATUS.DONE });
    expect(app.voices.spoken).toEqual([]);
    expect(await books(app, viewer)).toMatchObject({ credits: before.credits - 60, creditsHeld: 0 });
  });
});

describe('a cancelled film', () => {
  test('stops ffmpeg in the middle of rendering, leaves no folder, and gives the rest back', async () => {
    const before = await books(app, viewer);
    const sentence = '这是一段足够长的旁白，用来让渲染持续一会儿，好在中途把它取消。';
    const projectId = await startFilm(app, viewer, materialIds, {
      rawScript: Array.from({ length: 8 }, (_, index) => `${sentence}第${index}段。`).join('\n\n'),
      resolution: 1080,
    });
    await until(app, viewer, projectId, ({ steps }) => {
      const progress = steps[6]!.progress as { fraction?: number } | null;
      return (progress?.fraction ?? 0) > 0;
    });
    const rendering = childrenOf(process.pid, 'ffmpeg');
    expect(rendering.length).toBeGreaterThan(0);

    await cancelProject(app, viewer, projectId);
    const cancelled = await untilOver(app, viewer, projectId);
    // When it says so, it is so: nothing works any more, nothing is left, nothing is held.
    expect(childrenOf(process.pid, 'ffmpeg')).toEqual([]);
    expect(await workFolders()).toEqual([]);
    expect(cancelled).toMatchObject({
      status: STATUS.FAILED,
      reason: 'CANCELLED',
      currentStep: 6,
      posterKey: null,
      runs: [{ status: 'CANCELLED' }],
    });
    expect(await books(app, viewer)).toMatchObject({ credits: before.credits - 45, creditsHeld: 0 });
  });
});

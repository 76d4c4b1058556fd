import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { cancelProject, retryProject } from '../../server/domains/projects/projects.ts';
import { STATUS } from '../../server/domains/projects/status.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import { books, confirm, results, startFilm, until, untilOver, untilWaiting } from '../support/films.ts';
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

describe('素材混剪 that waits for a person', () => {
  test('waits behind each editable step, and what was edited is what is spoken, shown and read', async () => {
    const projectId = await startFilm(app, viewer, materialIds, { auto: false });

    const written = await untilWaiting(app, viewer, projectId, 'script_writer_node');
    expect(written).toMatchObject({ status: STATUS.WAITING, currentStep: 0, runs: [{ status: 'WAITING' }] });
    expect(await books(app, viewer)).toMatchObject({ credits: 940, creditsHeld: 50, spent: 10 });
    const script = results(written).script_result!;
    const scenes = script.scenes.map((scene) => ({ ...scene }));
    scenes[0]!.narration = '傍晚的海风，吹走一天的疲惫。';
    await confirm(app, viewer, projectId, 'script_writer_node', { ...script, scenes });

    const searched = await untilWaiting(app, viewer, projectId, 'video_search_node');
    const [first, ...others] = results(searched).script_details!.scenes;
    const swapped = first!.alternatives.find(
      ({ materialId }) => materialId !== first!.chosen[0]!.materialId,
    )!;
    const edit = {
      scenes: [{ sceneNumber: 1, chosen: [swapped] }, ...others].map(({ sceneNumber, chosen }) => ({
        sceneNumber,
        chosen,
      })),
    };
    await confirm(app, viewer, projectId, 'video_search_node', edit);

    await untilWaiting(app, viewer, projectId, 'speech_synthesis_node');
    expect(app.voices.spoken).toEqual(scenes.map(({ narration }) => narration));
    // Twice at once, as a double click does, and once more later.
    await Promise.all([
      confirm(app, viewer, projectId, 'speech_synthesis_node'),
      confirm(app, viewer, projectId, 'speech_synthesis_node'),
    ]);

    const captioned = await untilWaiting(app, viewer, projectId, 'subtitle_add_node');
    await confirm(app, viewer, projectId, 'speech_synthesis_node');
    const captions = results(captioned).caption_track!.captions.map((caption) => ({ ...caption }));
    captions[0]!.lines = ['改过的字幕'];
    await confirm(app, viewer, projectId, 'subtitle_add_node', { captions });

    const done = await untilOver(app, viewer, projectId);
    expect(done).toMatchObject({ status: STATUS.DONE, error: null, runs: [{ status: 'DONE' }] });
    const made = results(done);
    const shown = made.picture_track!.picture.filter(({ sceneNumber }) => sceneNumber === 1);
    expect(shown.map(({ sourceKey }) => sourceKey)).toContain(swapped.storageKey);
    expect(shown.map(({ sourceKey }) => sourceKey)).not.toContain(first!.chosen[0]!.storageKey);
    const { stream } = await app.storage.get(made.cut_drafts!.subtitleKey);
    expect(await text(stream)).toContain('改过的字幕');
    expect(await books(app, viewer)).toMatchObject({ credits: 940, creditsHeld: 0, spent: 60 });
  });

  test('cancelled while it waits: what was finished is kept and paid, the rest comes back, a retry goes on', async () => {
    const before = await books(app, viewer);
    const projectId = await startFilm(app, viewer, materialIds, { auto: false });
    await untilWaiting(app, viewer, projectId, 'script_writer_node');
    await cancelProject(app, viewer, projectId);
    const cancelled = await untilOver(app, viewer, projectId);
    expect(cancelled).toMatchObject({
      status: STATUS.FAILED,
      reason: 'CANCELLED',
      currentStep: 1,
      runs: [{ status: 'CANCELLED' }],
    });
    expect(await books(app, viewer)).toMatchObject({ credits: before.credits - 10, creditsHeld: 0 });

    await retryProject(app, viewer, projectId);
    const going = await untilWaiting(app, viewer, projectId, 'video_search_node');
    expect(going.runs).toMatchObject([{ status: 'CANCELLED' }, { firstStep: 1, heldCredits: 50 }]);
    await cancelProject(app, viewer, projectId);
    await until(app, viewer, projectId, ({ runs }) => runs[1]?.status === 'CANCELLED');
    expect(await books(app, viewer)).toMatchObject({ credits: before.credits - 20, creditsHeld: 0 });
  });
});

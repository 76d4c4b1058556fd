import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../server/domains/admin/sweep.ts';
import { cancelProject, retryProject } from '../../server/domains/projects/projects.ts';
import { STATUS } from '../../server/domains/projects/status.ts';
import { beginStep, endRun, finishStep, RunStopped } from '../../server/domains/projects/stepState.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import { runWorkflowId } from '../../temporal/contracts/workflows.ts';
import { books, confirm, startFilm, until, untilOver, untilWaiting } from '../support/films.ts';
import { addFootage, person } from '../support/footage.ts';
import { type TemporalApp, temporalApp } from '../support/temporalApp.ts';

let app: TemporalApp;
/** The same parts in a process that Temporal does not hear. */
let unheard: TemporalApp;
let viewer: Viewer;
let materialIds: number[];

beforeAll(async () => {
  app = await temporalApp();
  const away = async () => {
    throw new Error('Temporal is away');
  };
  unheard = { ...app, workflows: { ...app.workflows, startRun: away, confirmStep: away, cancel: away } };
  viewer = await person(app);
  materialIds = [(await addFootage(app, viewer, '彩条.mp4')).id];
});

/** Lets the sweeper see everything as if it had been silent for a minute. */
async function aMinutePasses(projectId: number): Promise<void> {
  await app.db
    .$executeRaw`UPDATE "Project" SET "updatedAt" = "updatedAt" - interval '1 minute' WHERE "id" = ${projectId}`;
  await app.db
    .$executeRaw`UPDATE "ProjectRun" SET "createdAt" = "createdAt" - interval '1 minute' WHERE "projectId" = ${projectId}`;
}

const firstRun = (projectId: number) => app.client.workflow.getHandle(runWorkflowId(projectId, 1));

describe('what was lost between a commit and Temporal', () => {
  test('a start is repeated', async () => {
    const projectId = await startFilm(unheard, viewer, materialIds, { auto: false });
    expect(await app.workflows.state(runWorkflowId(projectId, 1))).toBe('MISSING');
    await aMinutePasses(projectId);
    await sweep(app);
    await untilWaiting(app, viewer, projectId, 'script_writer_node');
  });

  test('a confirmation is repeated', async () => {
    const projectId = await startFilm(app, viewer, materialIds, { auto: false });
    await untilWaiting(app, viewer, projectId, 'script_writer_node');
    await confirm(unheard, viewer, projectId, 'script_writer_node');
    await aMinutePasses(projectId);
    await sweep(app);
    await untilWaiting(app, viewer, projectId, 'video_search_node');
  });

  test('a cancellation is repeated', async () => {
    const projectId = await startFilm(app, viewer, materialIds, { auto: false });
    await untilWaiting(app, viewer, projectId, 'script_writer_node');
    await cancelProject(unheard, viewer, projectId);
    await sweep(app);
    expect(await untilOver(app, viewer, projectId)).toMatchObject({ reason: 'CANCELLED' });
  });

  test('a run that was cancelled before Temporal ever heard of it is settled', async () => {
    const before = await books(app, viewer);
    const projectId = await startFilm(unheard, viewer, materialIds);
    await cancelProject(unheard, viewer, projectId);
    await sweep(app);
    expect(await untilOver(app, viewer, projectId)).toMatchObject({ reason: 'CANCELLED', currentStep: 0 });
    expect(await books(app, viewer)).toMatchObject({ credits: before.credits });
  });
});

describe('a workflow that is gone', () => {
  test('is started anew and finds its finished steps done: they are not done, nor paid, again', async () => {
    const before = await books(app, viewer);
    const projectId = await startFilm(app, viewer, materialIds, { auto: false });
    const waiting = await untilWaiting(app, viewer, projectId, 'script_writer_node');
    await forget(projectId);
    await confirm(app, viewer, projectId, 'script_writer_node');
    await aMinutePasses(projectId);
    await sweep(app);
    const on = await untilWaiting(app, viewer, projectId, 'video_search_node');
    expect(on.steps[0]).toMatchObject({
      result: waiting.steps[0]!.result,
      startedAt: waiting.steps[0]!.startedAt,
    });
    expect(on.runs).toHaveLength(1);
    expect(await books(app, viewer)).toMatchObject({
      credits: before.credits - 60,
      spent: before.spent + 20,
    });
  });

  test('that was ended by an operator ends its project, with the refund', async () => {
    const before = await books(app, viewer);
    const projectId = await startFilm(app, viewer, materialIds, { auto: false });
    await untilWaiting(app, viewer, projectId, 'script_writer_node');
    await firstRun(projectId).terminate();
    await confirm(app, viewer, projectId, 'script_writer_node');
    await aMinutePasses(projectId);
    await sweep(app);
    expect(await untilOver(app, viewer, projectId)).toMatchObject({
      status: STATUS.FAILED,
      reason: 'STEP_FAILED',
    });
    expect(await books(app, viewer)).toMatchObject({
      credits: before.credits - 10,
      spent: before.spent + 10,
    });
  });

  test('under whose id an older one is over cannot start: its project ends, with the refund', async () => {
    const before = await books(app, viewer);
    const projectId = await startFilm(unheard, viewer, materialIds);
    const run = await app.db.projectRun.findFirstOrThrow({ where: { projectId } });
    // What a Temporal server remembers of a database that was set back.
    const input = {
      projectId,
      runId: run.id,
      firstStep: 7,
      taskQueuePrefix: app.config.temporal.taskQueuePrefix,
    };
    await app.db.projectRun.update({ where: { id: run.id }, data: { status: 'DONE' } });
    await app.workflows.startRun({ workflow: 'mixcutWorkflow', userId: viewer.userId, runNumber: 1, input });
    await firstRun(projectId).result();
    await app.db.projectRun.update({ where: { id: run.id }, data: { status: 'QUEUED' } });
    await aMinutePasses(projectId);
    await sweep(app);
    expect(await untilOver(app, viewer, projectId)).toMatchObject({ status: STATUS.FAILED });
    expect(await books(app, viewer)).toMatchObject({ credits: before.credits });
  });
});

test('an attempt that was given up and finishes late changes nothing of what came after it', async () => {
  const projectId = await startFilm(unheard, viewer, materialIds);
  const { id: runId } = await app.db.projectRun.findFirstOrThrow({ where: { projectId } });
  const step = { projectId, runId, index: 0 };
  expect(await beginStep(app, step)).toBe('begun');
  await endRun(app, { projectId, runId, outcome: 'CANCELLED' });
  await retryProject(unheard, viewer, projectId);
  const run = await app.db.projectRun.findFirstOrThrow({ where: { projectId, number: 2 } });
  expect(await beginStep(app, { ...step, runId: run.id })).toBe('begun');

  await expect(finishStep(app, step, { result: { late: true }, engine: null })).rejects.toThrow(RunStopped);
  const { steps } = await until(app, viewer, projectId, () => true);
  expect(steps[0]).toMatchObject({ status: STATUS.PROCESSING, result: null });
});

test('seventeen films waiting for one material that cannot be read all hear of it', async () => {
  const broken = await person(app, 10_000);
  const { id, storageKey } = await addFootage(
    { ...app, workflows: { ...app.workflows, startMaterialAnalysis: async () => undefined } },
    broken,
    '分形.mp4',
  );
  await app.storage.delete([storageKey]);
  const projectIds: number[] = [];
  for (let film = 0; film < 17; film += 1) projectIds.push(await startFilm(app, broken, [id]));
  // The light queue is full of them.
  const waitingForFootage = { userId: broken.userId, status: STATUS.PROCESSING };
  while ((await app.db.project.count({ where: waitingForFootage })) < 16) await sleep(20);
  await app.workflows.startMaterialAnalysis({ id, userId: broken.userId });
  for (const projectId of projectIds) {
    const failed = await untilOver(app, broken, projectId);
    expect(failed).toMatchObject({ status: STATUS.FAILED, reason: 'STEP_FAILED', currentStep: 0 });
    expect(failed.error).toContain('没有可用的素材');
  }
  expect(await books(app, broken)).toMatchObject({ credits: 10_000, creditsHeld: 0 });
});

/** As if Temporal's database were lost: under the run's id it knows nothing. */
async function forget(projectId: number): Promise<void> {
  await firstRun(projectId).terminate();
  await app.db.projectRun.updateMany({ where: { projectId }, data: { number: 9 } });
}

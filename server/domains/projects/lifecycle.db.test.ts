import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MIXCUT_STEPS } from '../../../temporal/contracts/mixcut.ts';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type TestPerson, testMaterial, testPerson, testProject } from '../../../tests/support/people.ts';
import { checkLedger, moveCredits } from '../credits/ledger.ts';
import { confirmStep, createMixcut } from '../production/production.ts';
import { cancelProject, deleteProject, getProject, retryProject } from './projects.ts';
import { STATUS } from './status.ts';
import { beginStep, endRun, finishStep } from './stepState.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await testPerson(app, { credits: 1000 });
});

const balance = async () => {
  const { credits, creditsHeld } = await app.db.user.findUniqueOrThrow({ where: { id: owner.user.id } });
  return { credits, creditsHeld };
};

/** What a run's activities do for these steps. */
async function work(run: { projectId: number; runId: number }, indexes: number[]): Promise<void> {
  for (const index of indexes) {
    expect(await beginStep(app, { ...run, index })).toBe('begun');
    await finishStep(app, { ...run, index }, { result: { made: index }, engine: 'test' });
  }
}

const times = <T>(count: number, call: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, call));
const succeeded = (outcomes: Array<PromiseSettledResult<unknown>>) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;
const price = (from: number, to: number = MIXCUT_STEPS.length) =>
  MIXCUT_STEPS.slice(from, to).reduce((sum, { priceCredits }) => sum + priceCredits, 0);

describe('paying for a project', () => {
  test('the same request twenty times at once is one project, one hold, one workflow', async () => {
    const { id } = await testMaterial(app, owner.user.id);
    const request = { input: '海边日落', materialIds: [id], requestKey: 'click' };
    const outcomes = await times(20, () => createMixcut(app, owner.viewer, request));
    const ids = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.projectId : outcome,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await app.db.project.count({ where: { userId: owner.user.id } })).toBe(1);
    expect(await balance()).toEqual({ credits: 940, creditsHeld: 60 });
    const starts = app.asked.filter(
      ({ call, input }) =>
        call === 'startRun' && (input as { input: { projectId: number } }).input.projectId === ids[0],
    );
    expect(starts).toHaveLength(1);
  });

  test('what is charged is what was finished, and the rest comes back by itself', async () => {
    const run = await testProject(app, owner);
    await work(run, [0, 1, 2]);
    expect(await beginStep(app, { ...run, index: 3 })).toBe('begun');
    // The workflow tells the end as often as it has to.
    await times(4, () => endRun(app, { ...run, outcome: 'FAILED', message: '画面合成失败' }));
    expect(await balance()).toEqual({ credits: 1000 - price(0, 3), creditsHeld: 0 });
    const project = await getProject(app, owner.viewer, run.projectId);
    expect(project).toMatchObject({ status: STATUS.FAILED, reason: 'STEP_FAILED', currentStep: 3 });
  });

  test('a step that is finished twice is charged once', async () => {
    const run = await testProject(app, owner);
    await beginStep(app, { ...run, index: 0 });
    const finish = () => finishStep(app, { ...run, index: 0 }, { result: {}, engine: null });
    expect(succeeded(await times(6, finish))).toBe(6);
    expect(await balance()).toEqual({ credits: 940, creditsHeld: 60 - price(0, 1) });
  });

  test('a retry pressed ten times runs once, from the step that failed, for what is left', async () => {
    const run = await testProject(app, owner);
    await work(run, [0, 1]);
    await endRun(app, { ...run, outcome: 'FAILED' });
    const outcomes = await times(10, () => retryProject(app, owner.viewer, run.projectId));
    expect(succeeded(outcomes)).toBe(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
    }
    const { runs } = await getProject(app, owner.viewer, run.projectId);
    expect(runs.map(({ number, firstStep, heldCredits }) => [number, firstStep, heldCredits])).toEqual([
      [1, 0, 60],
      [2, 2, price(2)],
    ]);
    expect(await balance()).toEqual({ credits: 1000 - 60, creditsHeld: price(2) });
    const second = { projectId: run.projectId, runId: runs[1]!.id };
    await work(second, [2, 3, 4, 5, 6]);
    await endRun(app, { ...second, outcome: 'DONE' });
    expect(await balance()).toEqual({ credits: 940, creditsHeld: 0 });
  });

  test('a retry that cannot be paid leaves everything as it was', async () => {
    const poor = await testPerson(app, { credits: 60 });
    const run = await testProject(app, poor);
    await work(run, [0, 1]);
    await endRun(app, { ...run, outcome: 'FAILED' });
    const spent = { userId: poor.user.id, key: `gone:${run.runId}`, kind: 'HOLD' } as const;
    await moveCredits(app.db, { ...spent, availableDelta: -price(2), heldDelta: price(2) });
    await expect(retryProject(app, poor.viewer, run.projectId)).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
    });
    const project = await getProject(app, poor.viewer, run.projectId);
    expect(project).toMatchObject({ status: STATUS.FAILED, reason: 'STEP_FAILED' });
    expect(project.runs).toHaveLength(1);
  });
});

describe('reading a project', () => {
  test('project, steps and runs are of one moment, however fast they change', async () => {
    const { projectId, runId } = await testProject(app, owner);
    const change = async (currentStep: number) => {
      const run = { where: { id: runId }, data: { firstStep: currentStep } };
      const data = { currentStep, runs: { update: run } };
      await app.db.project.update({ where: { id: projectId }, data });
    };
    await change(0);
    let going = true;
    const changing = (async () => {
      for (let round = 1; round <= 300; round += 1) await change(round);
      going = false;
    })();
    while (going) {
      const { currentStep, runs } = await getProject(app, owner.viewer, projectId);
      expect(runs[0]!.firstStep).toBe(currentStep);
    }
    await changing;
  });
});

describe('stopping a project', () => {
  test('a cancel pressed ten times is one cancel, and what was not done comes back', async () => {
    const run = await testProject(app, owner);
    await work(run, [0]);
    const outcomes = await times(10, () => cancelProject(app, owner.viewer, run.projectId));
    expect(succeeded(outcomes)).toBe(10);
    await expect(beginStep(app, { ...run, index: 1 })).rejects.toThrow('cancelled');
    // The failure that a cancellation causes is told as what it is.
    await endRun(app, { ...run, outcome: 'FAILED', message: '进程已结束' });
    expect(await balance()).toEqual({ credits: 1000 - price(0, 1), creditsHeld: 0 });
    expect(await getProject(app, owner.viewer, run.projectId)).toMatchObject({ reason: 'CANCELLED' });
    await expect(cancelProject(app, owner.viewer, run.projectId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('a project deleted while it runs is stopped and refunded, and is gone for its owner', async () => {
    const run = await testProject(app, owner);
    await beginStep(app, { ...run, index: 0 });
    await times(5, () => deleteProject(app, owner.viewer, run.projectId));
    const stored = await app.db.projectRun.findUniqueOrThrow({ where: { id: run.runId } });
    expect(stored.status).toBe('CANCELLING');
    await endRun(app, { ...run, outcome: 'CANCELLED' });
    expect(await balance()).toEqual({ credits: 1000, creditsHeld: 0 });
    await expect(getProject(app, owner.viewer, run.projectId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const gone = { userId: owner.user.id, kind: 'PROJECT_DELETED', projectId: run.projectId } as const;
    expect(await app.db.event.count({ where: gone })).toBe(1);
  });

  test('delete and retry at the same moment never leave a deleted project running', async () => {
    for (let round = 0; round < 12; round += 1) {
      const run = await testProject(app, owner);
      await endRun(app, { ...run, outcome: 'FAILED' });
      await Promise.allSettled([
        retryProject(app, owner.viewer, run.projectId),
        deleteProject(app, owner.viewer, run.projectId),
        retryProject(app, owner.viewer, run.projectId),
      ]);
      const project = await app.db.project.findUniqueOrThrow({
        where: { id: run.projectId },
        include: { runs: true },
      });
      const alive = project.runs.filter(({ status }) => ['QUEUED', 'RUNNING', 'WAITING'].includes(status));
      if (project.deletedAt) expect(alive).toEqual([]);
      for (const stopped of project.runs.filter(({ status }) => status === 'CANCELLING')) {
        await endRun(app, { projectId: project.id, runId: stopped.id, outcome: 'CANCELLED' });
      }
      if (project.deletedAt) expect(await balance()).toEqual({ credits: 1000, creditsHeld: 0 });
    }
  });

  test('whatever happened above, every balance equals its movements', async () => {
    expect((await checkLedger(app.db)).brokenUserIds).toEqual([]);
  });
});

describe('a project that waits for a person', () => {
  test('confirming ten times goes on once; a late confirmation changes nothing', async () => {
    const run = await testProject(app, owner, { auto: false });
    await beginStep(app, { ...run, index: 0 });
    expect(await finishStep(app, { ...run, index: 0 }, { result: {}, engine: null })).toBe(true);
    const confirm = { projectId: run.projectId, stepName: MIXCUT_STEPS[0].name };
    const before = await app.db.event.count({ where: { userId: owner.user.id, kind: 'PROJECT' } });
    expect(succeeded(await times(10, () => confirmStep(app, owner.viewer, confirm)))).toBe(10);
    expect(await app.db.event.count({ where: { userId: owner.user.id, kind: 'PROJECT' } })).toBe(before + 1);
    await work(run, [3]);
    await confirmStep(app, owner.viewer, confirm);
    expect(await getProject(app, owner.viewer, run.projectId)).toMatchObject({ currentStep: 4 });
  });

  test('cancel against confirm: one of them wins, and nothing is lost', async () => {
    for (let round = 0; round < 8; round += 1) {
      const run = await testProject(app, owner, { auto: false });
      await beginStep(app, { ...run, index: 0 });
      await finishStep(app, { ...run, index: 0 }, { result: {}, engine: null });
      const { credits } = await balance();
      await Promise.allSettled([
        confirmStep(app, owner.viewer, { projectId: run.projectId, stepName: MIXCUT_STEPS[0].name }),
        cancelProject(app, owner.viewer, run.projectId),
      ]);
      const { status } = await app.db.projectRun.findUniqueOrThrow({ where: { id: run.runId } });
      expect(status).toBe('CANCELLING');
      await endRun(app, { ...run, outcome: 'CANCELLED' });
      expect(await balance()).toEqual({ credits: credits + 60 - price(0, 1), creditsHeld: 0 });
    }
  });
});

/**
 * The only writer of step and run states while a workflow works: each change is guarded by the state it expects and
 * stands in one transaction with its event, so it may be repeated by an activity's retry and happens once.
 */
import { Prisma, type RunStatus } from '../../../prisma/generated/client/client.ts';
import type { StepDefinition } from '../../../temporal/contracts/steps.ts';
import type { RunOutcome } from '../../../temporal/contracts/workflows.ts';
import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';
import type { DatabaseSession } from '../../platform/database.ts';
import { type PaidRun, releaseRun, releaseStep, settleStep } from '../credits/credits.ts';
import { projectKind, stepDefinition } from './kinds.ts';
import { lockProject } from './lock.ts';
import { REASON, STATUS } from './status.ts';

export interface StepRef {
  projectId: number;
  runId: number;
  index: number;
}

export interface StepProgress {
  /** 0–1 */
  fraction: number;
  /** Chinese: what happens now. */
  message: string;
  etaSeconds?: number;
  /** Storage key of a small picture of what is being made. */
  frameKey?: string;
}

/** The run does not go on: it was cancelled or has ended. Not worth a retry. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';
}

/** What an attempt at a step finds: work to do, a result that waits for a person, or nothing left to do. */
export type StepBeginning = 'begun' | 'waiting' | 'done';

/** Marks the step as worked on, unless an earlier attempt has finished it. @throws RunStopped */
export async function beginStep(app: App, step: StepRef): Promise<StepBeginning> {
  return app.db.$transaction(async (tx) => {
    const project = await lockProject(tx, step.projectId);
    const current = await tx.projectStep.findUniqueOrThrow({ where: { projectId_index: key(step) } });
    if (current.status === STATUS.DONE) return 'done';
    if (current.status === STATUS.WAITING) return 'waiting';
    const { count } = await tx.projectRun.updateMany({
      where: { id: step.runId, status: { in: ['QUEUED', 'RUNNING'] } },
      data: { status: 'RUNNING' },
    });
    if (count === 0) throw new RunStopped('the run has been cancelled or has ended');
    await tx.projectRun.updateMany({
      where: { id: step.runId, startedAt: null },
      data: { startedAt: new Date() },
    });
    await tx.project.update({
      where: { id: step.projectId },
      data: {
        status: STATUS.PROCESSING,
        ...(projectKind(project.name).tools ? {} : { currentStep: step.index }),
        reason: null,
        error: null,
      },
    });
    await tx.projectStep.update({
      where: { projectId_index: key(step) },
      data: {
        status: STATUS.PROCESSING,
        error: null,
        startedAt: current.startedAt ?? new Date(),
        progress: Prisma.DbNull,
      },
    });
    await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId: step.projectId });
    return 'begun';
  });
}

/** Where the work is now; dropped silently when the step has moved on meanwhile. */
export async function reportProgress(app: App, step: StepRef, progress: StepProgress): Promise<void> {
  await app.db.$queryRaw`
    WITH changed AS (
      UPDATE "ProjectStep" SET "progress" = ${JSON.stringify(progress)}::jsonb
      WHERE "projectId" = ${step.projectId} AND "index" = ${step.index} AND "status" = ${STATUS.PROCESSING}
      RETURNING "projectId"
    )
    SELECT emit_event(p."userId", 'PROJECT', p."id", NULL)
    FROM changed JOIN "Project" p ON p."id" = changed."projectId"`;
}

/**
 * Keeps the result, charges the step, and says so; once, however often it is called. Unless the project runs
 * through, it waits for a person (status 4) behind a step whose result may be edited: answers true then.
 * @throws RunStopped where the run has ended meanwhile: what a given-up attempt makes late belongs to nobody.
 */
export async function finishStep(
  app: App,
  step: StepRef,
  made: { result: unknown; engine: string | null; alsoWrite?: (tx: DatabaseSession) => Promise<void> },
): Promise<boolean> {
  return app.db.$transaction(async (tx) => {
    const project = await lockProject(tx, step.projectId);
    const { tools } = projectKind(project.name);
    const definition = await definitionOf(tx, step);
    const waits = definition.userEdit && !project.auto;
    await requireOpenRun(tx, step.runId);
    const { count } = await tx.projectStep.updateMany({
      where: { ...key(step), status: STATUS.PROCESSING },
      data: {
        status: waits ? STATUS.WAITING : STATUS.DONE,
        result: made.result as Prisma.InputJsonValue,
        edited: false,
        engine: made.engine,
        progress: Prisma.DbNull,
        finishedAt: new Date(),
      },
    });
    if (count === 0) return waits;
    await tx.project.update({
      where: { id: step.projectId },
      data: waits ? { status: STATUS.WAITING } : { currentStep: tools ? { increment: 1 } : step.index + 1 },
    });
    // A run that is being cancelled stays so: it is settled by its end.
    if (waits) {
      await tx.projectRun.updateMany({
        where: { id: step.runId, status: 'RUNNING' },
        data: { status: 'WAITING' },
      });
    }
    await made.alsoWrite?.(tx);
    await settleStep(tx, paidRun(step.runId, project), {
      name: ledgerName(definition, tools ? step.index : null),
      priceCredits: definition.priceCredits,
    });
    await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId: step.projectId });
    return waits;
  });
}

/**
 * A tool failed for itself: it says why and gives its price back at once, while its neighbours go on.
 * @param failure.message Chinese; cause and next step.
 */
export async function failTool(app: App, step: StepRef, failure: { message: string }): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const project = await lockProject(tx, step.projectId);
    const run = await tx.projectRun.findUniqueOrThrow({ where: { id: step.runId } });
    // What is being cancelled is settled as a whole by its end.
    if (!OPEN_RUN.includes(run.status) || run.status === 'CANCELLING') return;
    const { count } = await tx.projectStep.updateMany({
      where: { ...key(step), status: { in: [STATUS.INITIAL, STATUS.PROCESSING] } },
      data: {
        status: STATUS.FAILED,
        error: `${failure.message}（积分已退还）`,
        progress: Prisma.DbNull,
        finishedAt: new Date(),
      },
    });
    if (count === 0) return;
    const definition = await definitionOf(tx, step);
    await releaseStep(tx, paidRun(run.id, project), {
      name: ledgerName(definition, step.index),
      priceCredits: definition.priceCredits,
    });
    await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId: step.projectId });
  });
}

function paidRun(id: number, { userId, name }: { userId: number; name: string }): PaidRun {
  return { id, userId, costChannel: projectKind(name).costChannel };
}

async function definitionOf(tx: DatabaseSession, step: StepRef): Promise<StepDefinition> {
  const { name } = await tx.projectStep.findUniqueOrThrow({
    where: { projectId_index: key(step) },
    select: { name: true },
  });
  return stepDefinition(name);
}

/** Tools may stand several times in a project (one a video): their movements carry the index. */
function ledgerName({ name }: StepDefinition, toolIndex: number | null): string {
  return toolIndex === null ? name : `${name}-${toolIndex}`;
}

/**
 * Ends the run: gives the unused hold back and tells what became of the project. A cancellation that was asked for
 * before the end wins over a failure, because the failure is usually its consequence.
 */
export async function endRun(
  app: App,
  end: { projectId: number; runId: number; outcome: RunOutcome; message?: string },
): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const project = await lockProject(tx, end.projectId);
    const run = await tx.projectRun.findUniqueOrThrow({ where: { id: end.runId } });
    if (!OPEN_RUN.includes(run.status)) return;
    const outcome = run.status === 'CANCELLING' && end.outcome === 'FAILED' ? 'CANCELLED' : end.outcome;
    await tx.projectRun.update({ where: { id: run.id }, data: { status: outcome, finishedAt: new Date() } });
    await releaseRun(tx, paidRun(run.id, project));
    if (outcome === 'DONE' && projectKind(project.name).tools) {
      await endTools(tx, project);
    } else if (outcome === 'DONE') {
      await tx.project.update({
        where: { id: project.id },
        data: { status: STATUS.DONE, currentStep: project.stepCount, reason: null, error: null },
      });
    } else {
      await failProject(tx, project, outcome, end.message);
    }
    await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId: project.id });
  });
}

/** All tools have done what they could: whole, in part, or not at all. */
async function endTools(tx: DatabaseSession, project: { id: number }): Promise<void> {
  const steps = await tx.projectStep.findMany({
    where: { projectId: project.id },
    select: { status: true, error: true },
    orderBy: { index: 'asc' },
  });
  const done = steps.filter(({ status }) => status === STATUS.DONE).length;
  const failed = steps.find(({ status }) => status !== STATUS.DONE);
  await tx.project.update({
    where: { id: project.id },
    data: {
      status: done > 0 ? STATUS.DONE : STATUS.FAILED,
      currentStep: done,
      reason: failed ? (done > 0 ? REASON.SOME_FAILED : REASON.STEP_FAILED) : null,
      error: failed ? (done > 0 ? '部分分析失败，请查看结果' : failed.error) : null,
    },
  });
}

async function failProject(
  tx: DatabaseSession,
  project: { id: number; name: string },
  outcome: 'FAILED' | 'CANCELLED',
  message: string | undefined,
): Promise<void> {
  const cancelled = outcome === 'CANCELLED';
  const stopped = await tx.projectStep.findFirst({
    where: { projectId: project.id, status: { not: STATUS.DONE } },
    orderBy: { index: 'asc' },
  });
  const failure = message ?? `${stopped ? stepDefinition(stopped.name).label : '任务'}失败，请稍后重试`;
  const error = cancelled ? '已取消，未完成步骤的积分已退还' : `${failure}（未完成步骤的积分已退还）`;
  if (projectKind(project.name).tools) {
    await tx.projectStep.updateMany({
      where: { projectId: project.id, status: { in: [STATUS.INITIAL, STATUS.PROCESSING] } },
      data: { status: STATUS.FAILED, error, progress: Prisma.DbNull },
    });
  } else if (stopped) {
    // A step that waits has finished: its result stays, and a retry goes on behind it.
    const waited = stopped.status === STATUS.WAITING;
    await tx.projectStep.update({
      where: { projectId_index: { projectId: project.id, index: stopped.index } },
      data: waited ? { status: STATUS.DONE } : { status: STATUS.FAILED, error, progress: Prisma.DbNull },
    });
    await tx.project.update({
      where: { id: project.id },
      data: { currentStep: waited ? stopped.index + 1 : stopped.index },
    });
  }
  await tx.project.update({
    where: { id: project.id },
    data: { status: STATUS.FAILED, reason: cancelled ? REASON.CANCELLED : REASON.STEP_FAILED, error },
  });
}

const OPEN_RUN: RunStatus[] = ['QUEUED', 'RUNNING', 'WAITING', 'CANCELLING'];

async function requireOpenRun(tx: DatabaseSession, runId: number): Promise<void> {
  const run = await tx.projectRun.findUniqueOrThrow({ where: { id: runId }, select: { status: true } });
  if (!OPEN_RUN.includes(run.status)) throw new RunStopped('the run has ended');
}

function key(step: StepRef) {
  return { projectId: step.projectId, index: step.index };
}

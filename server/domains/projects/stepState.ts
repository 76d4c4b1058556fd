/**
 * The only writer of step and run states while a workflow works: each change is guarded by the state it expects and
 * stands in one transaction with its event, so it may be repeated by an activity's retry and happens once.
 */
import { Prisma } from '../../../prisma/generated/client/client.ts';
import type { RunOutcome } from '../../../temporal/contracts/workflows.ts';
import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';
import type { DatabaseSession } from '../../platform/database.ts';
import { releaseRun, settleStep } from '../credits/credits.ts';
import { projectKind } from './kinds.ts';
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

/** Marks the step as worked on. Answers 'done' where an earlier attempt finished it: then nothing is to be done. */
export async function beginStep(app: App, step: StepRef): Promise<'begun' | 'done'> {
  return app.db.$transaction(async (tx) => {
    const project = await lockProject(tx, step.projectId);
    const current = await tx.projectStep.findUniqueOrThrow({ where: { projectId_index: key(step) } });
    if (current.status === STATUS.DONE || current.status === STATUS.WAITING) return 'done';
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
      data: { status: STATUS.PROCESSING, currentStep: step.index, reason: null, error: null },
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

/** Keeps the result, charges the step, and says so; once, however often it is called. */
export async function finishStep(
  app: App,
  step: StepRef,
  made: { result: unknown; engine: string | null; alsoWrite?: (tx: DatabaseSession) => Promise<void> },
): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const project = await lockProject(tx, step.projectId);
    const { count } = await tx.projectStep.updateMany({
      where: { ...key(step), status: STATUS.PROCESSING },
      data: {
        status: STATUS.DONE,
        result: made.result as Prisma.InputJsonValue,
        edited: false,
        engine: made.engine,
        progress: Prisma.DbNull,
        finishedAt: new Date(),
      },
    });
    if (count === 0) return;
    await tx.project.update({ where: { id: step.projectId }, data: { currentStep: step.index + 1 } });
    await made.alsoWrite?.(tx);
    const definition = projectKind(project.name).steps[step.index]!;
    await settleStep(tx, { id: step.runId, userId: project.userId }, definition);
    await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId: step.projectId });
  });
}

/** Lets the project wait for a person after this finished step (status 4). */
export async function waitForPerson(app: App, step: StepRef): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const project = await lockProject(tx, step.projectId);
    const { count } = await tx.projectRun.updateMany({
      where: { id: step.runId, status: 'RUNNING' },
      data: { status: 'WAITING' },
    });
    if (count === 0) return;
    await tx.projectStep.update({ where: { projectId_index: key(step) }, data: { status: STATUS.WAITING } });
    await tx.project.update({
      where: { id: step.projectId },
      data: { status: STATUS.WAITING, currentStep: step.index },
    });
    await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId: step.projectId });
  });
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
    if (run.status === 'DONE' || run.status === 'FAILED' || run.status === 'CANCELLED') return;
    const outcome = run.status === 'CANCELLING' && end.outcome === 'FAILED' ? 'CANCELLED' : end.outcome;
    await tx.projectRun.update({ where: { id: run.id }, data: { status: outcome, finishedAt: new Date() } });
    await releaseRun(tx, { id: run.id, userId: project.userId });
    if (outcome === 'DONE') {
      await tx.project.update({
        where: { id: project.id },
        data: { status: STATUS.DONE, currentStep: project.stepCount, reason: null, error: null },
      });
    } else {
      await failProject(tx, project, outcome, end.message ?? '系统繁忙，请稍后重试');
    }
    await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId: project.id });
  });
}

async function failProject(
  tx: DatabaseSession,
  project: { id: number },
  outcome: 'FAILED' | 'CANCELLED',
  message: string,
): Promise<void> {
  const cancelled = outcome === 'CANCELLED';
  const error = cancelled ? '已取消，未完成步骤的积分已退回' : message;
  const stopped = await tx.projectStep.findFirst({
    where: { projectId: project.id, status: { not: STATUS.DONE } },
    orderBy: { index: 'asc' },
  });
  if (stopped) {
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

/** Rows are locked in the order project, then user (the ledger and the events lock the user). */
async function lockProject(tx: DatabaseSession, projectId: number) {
  await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
  return tx.project.findUniqueOrThrow({ where: { id: projectId } });
}

function key(step: StepRef) {
  return { projectId: step.projectId, index: step.index };
}

/**
 * Repeats what was lost between a commit and the call behind it. The database says what should be; every call here
 * may be repeated, so sweeping too often or from two processes only costs time.
 */
import type { Project, ProjectRun } from '../../../prisma/generated/client/client.ts';
import { runWorkflowId } from '../../../temporal/contracts/workflows.ts';
import type { App } from '../../platform/app.ts';
import { sweepAccounts } from '../accounts/accounts.ts';
import { startAnalysis, sweepIncoming, sweepUploads } from '../materials/materials.ts';
import { samplesExist } from '../materials/samples.ts';
import { purgeDeleted } from '../projects/purge.ts';
import { startRun } from '../projects/runs.ts';
import { STATUS } from '../projects/status.ts';
import { endRun } from '../projects/stepState.ts';
import { sweepTraffic } from '../traffic/sweep.ts';
import { sweepAnsweredCalls } from './answeredCalls.ts';

/** Younger things are still on their way by themselves. */
const LOST_AFTER_MS = 5_000;
/** A run whose project has not moved for so long is asked after. */
const SILENT_AFTER_MS = 30_000;
const EVENTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Every few seconds. Started runs that Temporal does not know, confirmations and cancellations it did not hear, analyses. */
export async function sweep(app: App): Promise<void> {
  const before = new Date(Date.now() - LOST_AFTER_MS);
  await startQueuedRuns(app, before);
  await repeatCancellations(app);
  await repeatConfirmations(app, before);
  await askAfterSilentRuns(app, 'RUNNING');
  await startPendingAnalyses(app, before);
}

/** What goes wrong with one of them does not keep the others waiting. */
async function forEach<Item extends { id: number }>(
  app: App,
  items: readonly Item[],
  repeat: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    await repeat(item).catch((error: unknown) =>
      app.log.warn({ err: error, id: item.id }, 'a repetition failed; it comes again'),
    );
  }
}

/** Every few minutes: what waits for people, and what is too old to keep. */
export async function keepHouse(app: App): Promise<void> {
  if (!(await samplesExist(app))) await app.workflows.drawSamples();
  await askAfterSilentRuns(app, 'WAITING');
  await app.db.event.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - EVENTS_KEPT_MS) } } });
  await sweepAccounts(app);
  await sweepUploads(app);
  await sweepTraffic(app);
  await sweepIncoming(app);
  await sweepAnsweredCalls(app);
  await purgeDeleted(app);
}

async function startQueuedRuns(app: App, before: Date): Promise<void> {
  const runs = await app.db.projectRun.findMany({
    where: { status: 'QUEUED', createdAt: { lt: before } },
    include: { project: true },
    take: BATCH,
  });
  await forEach(app, runs, async (run) => {
    await startRun(app, run.project, run);
    // Over before it began: somebody ended it in Temporal, or its id belonged to a lost database. It cannot start.
    const silent = run.createdAt.getTime() < Date.now() - SILENT_AFTER_MS;
    if (silent) await askAfter(app, run);
  });
}

async function repeatCancellations(app: App): Promise<void> {
  const runs = await app.db.projectRun.findMany({ where: { status: 'CANCELLING' }, take: BATCH });
  await forEach(app, runs, async (run) => {
    const workflowId = runWorkflowId(run.projectId, run.number);
    if ((await app.workflows.state(workflowId)) === 'RUNNING') await app.workflows.cancel(workflowId);
    else await endRun(app, { projectId: run.projectId, runId: run.id, outcome: 'CANCELLED' });
  });
}

/** A project that goes on behind a confirmed step, but whose next step has not begun. */
async function repeatConfirmations(app: App, before: Date): Promise<void> {
  const projects = await app.db.project.findMany({
    where: { auto: false, status: STATUS.PROCESSING, updatedAt: { lt: before } },
    include: { steps: { orderBy: { index: 'asc' } }, runs: { where: { status: 'RUNNING' } } },
    take: BATCH,
  });
  await forEach(app, projects, async (project) => {
    const { id, currentStep, steps, runs } = project;
    const run = runs.at(-1);
    const next = steps[currentStep];
    if (!run || currentStep === 0 || next?.status !== STATUS.INITIAL) return;
    const workflowId = runWorkflowId(id, run.number);
    if ((await app.workflows.state(workflowId)) === 'MISSING') await startRun(app, project, run);
    else await app.workflows.confirmStep(workflowId, currentStep - 1);
  });
}

/** Runs that say nothing any more: where their workflow is lost or over, they are started or settled. */
async function askAfterSilentRuns(app: App, status: 'RUNNING' | 'WAITING'): Promise<void> {
  const runs = await app.db.projectRun.findMany({
    where: {
      status,
      project: { updatedAt: { lt: new Date(Date.now() - SILENT_AFTER_MS) } },
    },
    include: { project: true },
    take: BATCH,
  });
  await forEach(app, runs, (run) => askAfter(app, run));
}

async function askAfter(app: App, run: ProjectRun & { project: Project }): Promise<void> {
  const state = await app.workflows.state(runWorkflowId(run.projectId, run.number));
  // A lost Temporal store: the run starts anew and finds its finished steps done.
  if (state === 'MISSING') await startRun(app, run.project, run);
  if (state === 'CLOSED') await endRun(app, { projectId: run.projectId, runId: run.id, outcome: 'FAILED' });
}

async function startPendingAnalyses(app: App, before: Date): Promise<void> {
  const materials = await app.db.material.findMany({
    where: { status: 'PENDING', createdAt: { lt: before } },
    take: BATCH,
  });
  await forEach(app, materials, (material) => startAnalysis(app, material));
}

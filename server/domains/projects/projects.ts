/** Projects of whatever kind: finding, deleting, cancelling, retrying. What a kind does stands in its own domain. */
import type {
  Prisma,
  Project,
  ProjectFile,
  ProjectRun,
  ProjectStep,
} from '../../../prisma/generated/client/client.ts';
import { stepsPrice } from '../../../temporal/contracts/steps.ts';
import { runWorkflowId } from '../../../temporal/contracts/workflows.ts';
import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';
import type { DatabaseSession } from '../../platform/database.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { ownProjects, visibleProjects } from './access.ts';
import { projectKind, stepDefinition } from './kinds.ts';
import { addRun, startRun, tellTemporal } from './runs.ts';
import { REASON, STATUS } from './status.ts';

export type ProjectWithSteps = Project & { steps: ProjectStep[]; runs: ProjectRun[]; files: ProjectFile[] };
/** As lists know it: what the steps made can be large and stays where it is. */
export type ListedProject = Omit<ProjectWithSteps, 'steps'> & { steps: Omit<ProjectStep, 'result'>[] };

const whole = {
  steps: { orderBy: { index: 'asc' } },
  runs: { orderBy: { number: 'asc' } },
  files: { orderBy: { index: 'asc' } },
} satisfies Prisma.ProjectInclude;

const listed = {
  ...whole,
  steps: { ...whole.steps, omit: { result: true } },
} satisfies Prisma.ProjectInclude;

/**
 * The project, its steps and runs as they were at one moment: each is a statement of its own, and who polls must
 * never be told that nothing waits beside a step that does.
 * @throws Refusal NOT_FOUND
 */
async function findWhole(app: App, where: Prisma.ProjectWhereInput): Promise<ProjectWithSteps> {
  return app.db.$transaction(
    async (tx) => {
      const project = await tx.project.findFirst({ where });
      if (!project) throw notFound('项目不存在');
      const of = { projectId: project.id };
      // One behind the other, as one connection answers; `include` would ask for them at once.
      const steps = await tx.projectStep.findMany({ where: of, ...whole.steps });
      const runs = await tx.projectRun.findMany({ where: of, ...whole.runs });
      const files = await tx.projectFile.findMany({ where: of, ...whole.files });
      return { ...project, steps, runs, files };
    },
    { isolationLevel: 'RepeatableRead' },
  );
}

/** @throws Refusal NOT_FOUND, also for other people's projects. */
export function getProject(app: App, viewer: Viewer, id: number): Promise<ProjectWithSteps> {
  return findWhole(app, { id, ...visibleProjects(viewer) });
}

/** One page of the viewer's own projects, newest first; `names` limits the kinds. */
export async function listProjects(
  app: App,
  viewer: Viewer,
  list: { names?: string[]; page: number; pageSize: number },
): Promise<{ items: ListedProject[]; total: number }> {
  const where = { ...ownProjects(viewer), ...(list.names ? { name: { in: list.names } } : {}) };
  const [items, total] = await Promise.all([
    app.db.project.findMany({
      where,
      include: listed,
      orderBy: { id: 'desc' },
      skip: (list.page - 1) * list.pageSize,
      take: list.pageSize,
    }),
    app.db.project.count({ where }),
  ]);
  return { items, total };
}

/** The project as its owner may change it. @throws Refusal NOT_FOUND */
export function getOwnProject(app: App, viewer: Viewer, id: number): Promise<ProjectWithSteps> {
  return findWhole(app, { id, ...ownProjects(viewer) });
}

export function canCancel(project: Pick<Project, 'status'>): boolean {
  return (
    project.status === STATUS.INITIAL ||
    project.status === STATUS.PROCESSING ||
    project.status === STATUS.WAITING
  );
}

/** What failed can be done again; of tools that worked side by side, those that did. */
export function canRetry(project: Pick<Project, 'status' | 'reason'>): boolean {
  return project.status === STATUS.FAILED || project.reason === REASON.SOME_FAILED;
}

/** What the steps cost that a retry would still have to do; null where there is nothing to retry. */
export function retryPriceCredits(
  project: Pick<Project, 'status' | 'reason'> & { steps: Array<Pick<ProjectStep, 'name' | 'status'>> },
): number | null {
  if (!canRetry(project)) return null;
  const left = project.steps.filter(({ status }) => status !== STATUS.DONE);
  return stepsPrice(left.map(({ name }) => stepDefinition(name)));
}

/** Asks the run to stop; what it did not finish is refunded when it has stopped, within seconds. */
export async function cancelProject(app: App, viewer: Viewer, id: number): Promise<void> {
  requirePermission(viewer, 'change');
  await stopProject(app, await getOwnProject(app, viewer, id));
}

/**
 * Asks a project's run to stop, whoever may say so.
 * @param inSameTransaction what belongs to it, such as writing down who did it.
 * @throws Refusal CONFLICT where nothing runs.
 */
export async function stopProject(
  app: App,
  project: ProjectWithSteps,
  inSameTransaction?: (tx: DatabaseSession) => Promise<void>,
): Promise<void> {
  const run = project.runs.at(-1);
  if (!canCancel(project) || !run) throw new Refusal('CONFLICT', '项目已结束，无需取消');
  await app.db.$transaction(async (tx) => {
    await stopRun(tx, project, run);
    await inSameTransaction?.(tx);
  });
  await tellTemporal(app, () => app.workflows.cancel(runWorkflowId(project.id, run.number)));
}

async function stopRun(
  tx: DatabaseSession,
  project: Pick<Project, 'id' | 'userId'>,
  run: Pick<ProjectRun, 'id'>,
): Promise<void> {
  const { count } = await tx.projectRun.updateMany({
    where: { id: run.id, status: { in: ['QUEUED', 'RUNNING', 'WAITING'] } },
    data: { status: 'CANCELLING' },
  });
  if (count > 0) await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId: project.id });
}

/** Runs again from the step that failed, with what was finished before; charges only what is still to do. */
export async function retryProject(app: App, viewer: Viewer, id: number): Promise<void> {
  requirePermission(viewer, 'spend');
  await getOwnProject(app, viewer, id);
  const { project, run } = await app.db.$transaction(async (tx) => {
    const [project] = await tx.project.updateManyAndReturn({
      where: {
        id,
        OR: [{ status: STATUS.FAILED }, { reason: REASON.SOME_FAILED }],
        ...ownProjects(viewer),
      },
      data: { status: STATUS.INITIAL, reason: null, error: null },
    });
    if (!project) throw new Refusal('CONFLICT', '只有失败的项目可以重试');
    await tx.projectStep.updateMany({
      where: { projectId: id, status: { not: STATUS.DONE } },
      data: { status: STATUS.INITIAL, error: null, progress: undefined, startedAt: null, finishedAt: null },
    });
    const firstStep = projectKind(project.name).tools ? 0 : project.currentStep;
    return { project, run: await addRun(tx, project, { firstStep }) };
  });
  await startRun(app, project, run);
}

/** Takes the project from its owner's lists; a running one is cancelled first, so its credits come back. */
export async function deleteProject(app: App, viewer: Viewer, id: number): Promise<void> {
  requirePermission(viewer, 'change');
  await getOwnProject(app, viewer, id);
  const running = await app.db.$transaction(async (tx) => {
    const [project] = await tx.project.updateManyAndReturn({
      where: { id, ...ownProjects(viewer) },
      data: { deletedAt: new Date() },
    });
    // Somebody was faster, which is what was asked for.
    if (!project) return null;
    // Looked for behind the lock: a retry that came in between is stopped too.
    const run = await tx.projectRun.findFirst({ where: { projectId: id }, orderBy: { number: 'desc' } });
    const stopped = canCancel(project) ? run : null;
    if (stopped) await stopRun(tx, project, stopped);
    await emitEvent(tx, { userId: project.userId, kind: 'PROJECT_DELETED', projectId: id });
    return stopped;
  });
  if (running) await tellTemporal(app, () => app.workflows.cancel(runWorkflowId(id, running.number)));
}

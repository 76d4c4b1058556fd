import type { App } from '../../platform/app.ts';
import type { DatabaseSession } from '../../platform/database.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { projectKind } from '../projects/kinds.ts';
import { lockProject } from '../projects/lock.ts';
import { canCancel, getOwnProject } from '../projects/projects.ts';
import { addRun, startRun } from '../projects/runs.ts';
import { STATUS } from '../projects/status.ts';

/**
 * Does one entry or tool again, with the same file, at its price; what is known of the file is not found anew.
 * @param only the kind of project that is meant; any whose tools work side by side where not given.
 * @throws Refusal NOT_FOUND; CONFLICT while the project works.
 */
export async function repeatTool(
  app: App,
  viewer: Viewer,
  projectId: number,
  index: number,
  only?: string,
): Promise<void> {
  requirePermission(viewer, 'spend');
  const found = await getOwnProject(app, viewer, projectId);
  const meant = only === undefined ? projectKind(found.name).tools !== null : found.name === only;
  if (!meant || !found.steps.some((step) => step.index === index)) throw notFound('项目不存在');
  const { project, run } = await app.db.$transaction(async (tx) => {
    const project = await lockProject(tx, projectId);
    if (project.deletedAt) throw notFound('项目不存在');
    if (canCancel(project)) throw new Refusal('CONFLICT', '任务进行中，请等待完成后再重试');
    await tx.projectStep.update({
      where: { projectId_index: { projectId, index } },
      data: { status: STATUS.INITIAL, error: null, startedAt: null, finishedAt: null },
    });
    const next = await tx.project.update({
      where: { id: projectId },
      data: {
        status: STATUS.INITIAL,
        reason: null,
        error: null,
        currentStep: await doneSteps(tx, projectId),
      },
    });
    return { project: next, run: await addRun(tx, next, { firstStep: 0 }) };
  });
  await startRun(app, project, run);
}

async function doneSteps(tx: DatabaseSession, projectId: number): Promise<number> {
  return tx.projectStep.count({ where: { projectId, status: STATUS.DONE } });
}

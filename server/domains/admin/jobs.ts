import type { Prisma } from '../../../prisma/generated/client/client.ts';
import { runWorkflowId } from '../../../temporal/contracts/workflows.ts';
import type { App } from '../../platform/app.ts';
import { notFound } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { type ProjectWithSteps, stopProject } from '../projects/projects.ts';
import { recordAct } from './audit.ts';

/** Runs that have not ended, also those whose project its owner has deleted meanwhile: they cost until they stop. */
export const RUNNING_JOBS = {
  status: { in: ['QUEUED', 'RUNNING', 'WAITING', 'CANCELLING'] },
} satisfies Prisma.ProjectRunWhereInput;

/** Address of a run's workflow in Temporal's own pages; null where nobody knows where they are. */
export function temporalAddress(
  { config }: Pick<App, 'config'>,
  projectId: number,
  runNumber: number,
): string | null {
  const { uiUrl, namespace } = config.temporal;
  if (!uiUrl) return null;
  const workflow = encodeURIComponent(runWorkflowId(projectId, runNumber));
  return `${uiUrl}/namespaces/${encodeURIComponent(namespace)}/workflows/${workflow}`;
}

/**
 * Stops anybody's project, as its owner could: what is not finished is given back. Written down.
 * @throws Refusal NOT_FOUND; CONFLICT where nothing runs.
 */
export async function cancelJob(
  app: App,
  viewer: Viewer | null,
  projectId: number,
): Promise<ProjectWithSteps> {
  const administrator = requirePermission(viewer, 'administer');
  const project = await app.db.project.findUnique({
    where: { id: projectId },
    include: {
      steps: { orderBy: { index: 'asc' } },
      runs: { orderBy: { number: 'asc' } },
      files: { orderBy: { index: 'asc' } },
    },
  });
  if (!project) throw notFound('项目不存在');
  await stopProject(app, project, (tx) =>
    recordAct(tx, administrator, {
      action: 'project.cancel',
      subjectId: project.userId,
      target: `project:${project.id}`,
      changes: { title: [project.title, project.title] },
    }),
  );
  return project;
}

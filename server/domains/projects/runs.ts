import type { Project, ProjectRun } from '../../../prisma/generated/client/client.ts';
import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';
import type { DatabaseSession } from '../../platform/database.ts';
import { holdForRun } from '../credits/credits.ts';
import { projectKind } from './kinds.ts';

/**
 * Adds the next paid attempt: the run, the hold of its price and the event, in the caller's transaction.
 * @throws Refusal INSUFFICIENT_CREDITS
 */
export async function addRun(
  tx: DatabaseSession,
  project: Pick<Project, 'id' | 'userId' | 'name'>,
  run: { firstStep: number },
): Promise<ProjectRun> {
  const heldCredits = projectKind(project.name)
    .steps.slice(run.firstStep)
    .reduce((sum, step) => sum + step.priceCredits, 0);
  const number = 1 + (await tx.projectRun.count({ where: { projectId: project.id } }));
  const created = await tx.projectRun.create({
    data: { projectId: project.id, number, firstStep: run.firstStep, heldCredits },
  });
  await holdForRun(tx, { id: created.id, userId: project.userId, amountCredits: heldCredits });
  await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId: project.id });
  return created;
}

/** Starts the run's workflow. To be called after commit; what is lost between the two, the sweeper starts. */
export async function startRun(
  app: App,
  project: Pick<Project, 'id' | 'userId' | 'name'>,
  run: Pick<ProjectRun, 'id' | 'number' | 'firstStep'>,
): Promise<void> {
  await tellTemporal(app, () =>
    app.workflows.startRun({
      workflow: projectKind(project.name).workflow,
      userId: project.userId,
      runNumber: run.number,
      input: {
        projectId: project.id,
        runId: run.id,
        firstStep: run.firstStep,
        taskQueuePrefix: app.config.temporal.taskQueuePrefix,
      },
    }),
  );
}

/**
 * Says something to Temporal whose truth already stands in the database. A person's request does not fail because
 * Temporal is away: the sweeper says it again until it is heard.
 */
export async function tellTemporal(app: App, say: () => Promise<void>): Promise<void> {
  try {
    await say();
  } catch (error) {
    app.log.warn({ err: error }, 'Temporal did not hear; the sweeper will say it again');
  }
}

import type { Project, ProjectRun } from '../../../prisma/generated/client/client.ts';
import { stepsPrice } from '../../../temporal/contracts/steps.ts';
import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';
import type { DatabaseSession } from '../../platform/database.ts';
import { holdForRun } from '../credits/credits.ts';
import { projectKind, stepDefinition } from './kinds.ts';
import { STATUS } from './status.ts';

/**
 * Adds the next paid attempt at the steps that stand at their beginning: the run, the hold of their price and the event, in the
 * caller's transaction.
 * @throws Refusal INSUFFICIENT_CREDITS
 */
export async function addRun(
  tx: DatabaseSession,
  project: Pick<Project, 'id' | 'userId' | 'name'>,
  run: { firstStep: number },
): Promise<ProjectRun> {
  const left = await tx.projectStep.findMany({
    where: { projectId: project.id, index: { gte: run.firstStep }, status: STATUS.INITIAL },
    select: { name: true },
  });
  const heldCredits = stepsPrice(left.map(({ name }) => stepDefinition(name)));
  const number = 1 + (await tx.projectRun.count({ where: { projectId: project.id } }));
  const created = await tx.projectRun.create({
    data: { projectId: project.id, number, firstStep: run.firstStep, heldCredits },
  });
  const { costChannel } = projectKind(project.name);
  const { userId } = project;
  await holdForRun(tx, { id: created.id, userId, costChannel, amountCredits: heldCredits });
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

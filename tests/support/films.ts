import { setTimeout as sleep } from 'node:timers/promises';
import { createMixcut, confirmStep as sayConfirm } from '../../server/domains/production/production.ts';
import { resultsOf } from '../../server/domains/production/results.ts';
import { getProject, type ProjectWithSteps } from '../../server/domains/projects/projects.ts';
import { STATUS } from '../../server/domains/projects/status.ts';
import type { App } from '../../server/platform/app.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import type { MixcutResults, MixcutStepName } from '../../temporal/contracts/mixcut.ts';

const LOOK_EVERY_MS = 20;
/** Only ends tests that would wait for ever; no test is about how long something takes. */
const GIVE_UP_MS = 90_000;

/** Two short scenes, kept word for word. */
export const SCRIPT = '清晨第一口咖啡，唤醒整座城市。\n\n现在下单，立享八折优惠！';

/** Asks for a small film. */
export async function startFilm(
  app: App,
  viewer: Viewer,
  materialIds: number[],
  more: Record<string, unknown> = {},
): Promise<number> {
  const { projectId } = await createMixcut(app, viewer, {
    input: '',
    rawScript: SCRIPT,
    materialIds,
    resolution: 480,
    ...more,
  });
  return projectId;
}

/** Waits until the project is as wanted. @throws with what it is instead, when it never gets there. */
export async function until(
  app: App,
  viewer: Viewer,
  projectId: number,
  wanted: (project: ProjectWithSteps) => boolean,
): Promise<ProjectWithSteps> {
  const deadline = Date.now() + GIVE_UP_MS;
  for (;;) {
    const project = await getProject(app, viewer, projectId);
    if (wanted(project)) return project;
    if (Date.now() > deadline) {
      const steps = project.steps.map(({ status, error }) => `${status}${error ? `(${error})` : ''}`);
      const runs = project.runs.map(({ status }) => status);
      throw new Error(`still ${project.status} ${project.reason}; steps ${steps}; runs ${runs}`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

const over = ({ status }: ProjectWithSteps) => status === STATUS.DONE || status === STATUS.FAILED;

export function untilOver(app: App, viewer: Viewer, projectId: number): Promise<ProjectWithSteps> {
  return until(app, viewer, projectId, over);
}

/** Waits until the project waits for a person behind this step (or has ended against expectation). */
export async function untilWaiting(
  app: App,
  viewer: Viewer,
  projectId: number,
  stepName: MixcutStepName,
): Promise<ProjectWithSteps> {
  const project = await until(app, viewer, projectId, (found) => {
    const waits = found.steps.find(({ status }) => status === STATUS.WAITING);
    return over(found) || waits?.name === stepName;
  });
  if (over(project)) throw new Error(`ended instead of waiting: ${project.reason} ${project.error}`);
  return project;
}

export async function confirm(
  app: App,
  viewer: Viewer,
  projectId: number,
  stepName: MixcutStepName,
  edit?: unknown,
): Promise<void> {
  await sayConfirm(app, viewer, { projectId, stepName, ...(edit === undefined ? {} : { edit }) });
}

export function results({ steps }: ProjectWithSteps): Partial<MixcutResults> {
  return resultsOf(steps);
}

/** What a person's ledger says, in credits. */
export async function books(app: App, { userId }: Viewer) {
  const { credits, creditsHeld } = await app.db.user.findUniqueOrThrow({ where: { id: userId } });
  const entries = await app.db.creditEntry.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  const settled = entries.filter(({ kind }) => kind === 'SETTLE');
  const spent = -settled.reduce((sum, { heldDelta }) => sum + heldDelta, 0);
  return { credits, creditsHeld, spent, kinds: entries.map(({ kind }) => kind) };
}

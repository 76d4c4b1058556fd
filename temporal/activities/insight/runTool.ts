import type { ProjectFile } from '../../../prisma/generated/client/client.ts';
import { fileOfStep } from '../../../server/domains/insight/plan.ts';
import type { StepRef } from '../../../server/domains/projects/stepState.ts';
import type { StepActivity } from '../../contracts/activities.ts';
import type { FilmReading } from '../../contracts/insight.ts';
import { attemptStep, type StepAttempt, type StepMade } from '../steps/attemptStep.ts';
import type { WorkerApp } from '../workerApp.ts';
import { filmReading } from './filmReading.ts';

/** What a tool works from: what is known of its film, and the request as its kind's contract types it. */
export interface ToolWork extends Omit<StepAttempt, 'earlier'> {
  index: number;
  file: ProjectFile;
  reading: FilmReading;
}

export type ToolBody<Result> = (work: ToolWork) => Promise<StepMade<Result>>;

/** Runs one tool on the film that was read for it. */
export function runTool<Result>(
  app: WorkerApp,
  step: StepRef,
  body: ToolBody<Result>,
): ReturnType<StepActivity> {
  return attemptStep(app, step, async ({ earlier: _, ...attempt }) => {
    const file = await fileOfStep(app, step);
    return body({ ...attempt, index: step.index, file, reading: await filmReading(app, file) });
  });
}

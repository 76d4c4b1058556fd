import { resultsOf } from '../../../server/domains/production/results.ts';
import type { StepRef } from '../../../server/domains/projects/stepState.ts';
import type { StepActivity } from '../../contracts/activities.ts';
import type { MixcutInput, MixcutResults } from '../../contracts/mixcut.ts';
import type { WorkerApp } from '../workerApp.ts';
import { attemptStep, type StepAttempt, type StepMade } from './attemptStep.ts';

/** What a step of a film works from: the request, and everything that the steps before it made. */
export interface StepWork extends Omit<StepAttempt, 'input' | 'earlier'> {
  input: MixcutInput;
  results: Partial<MixcutResults>;
}

/** One step: reads the request and the earlier results, makes its own, and keeps it together with its event. */
export type StepBody<Result> = (work: StepWork) => Promise<StepMade<Result>>;

/** Runs a step of 素材混剪. */
export function runStep<Result>(
  app: WorkerApp,
  step: StepRef,
  body: StepBody<Result>,
): ReturnType<StepActivity> {
  return attemptStep(app, step, ({ input, earlier, ...attempt }) =>
    body({ ...attempt, input: input as MixcutInput, results: resultsOf(earlier) }),
  );
}

/** The result of a step before this one. @throws where it is missing, which the order of steps rules out. */
export function made<Key extends keyof MixcutResults>(work: StepWork, key: Key): MixcutResults[Key] {
  const result = work.results[key];
  if (!result) throw new Error(`the result ${key} of an earlier step is missing`);
  return result as MixcutResults[Key];
}

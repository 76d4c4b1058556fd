import { resultsOf } from '../../../server/domains/production/results.ts';
import { beginStep, finishStep, type StepRef } from '../../../server/domains/projects/stepState.ts';
import type { DatabaseSession } from '../../../server/platform/database.ts';
import type { StepActivity } from '../../contracts/activities.ts';
import type { MixcutInput, MixcutResults } from '../../contracts/mixcut.ts';
import { framed, type Work } from '../work.ts';
import type { WorkerApp } from '../workerApp.ts';
import { createProgressReporter, type ToolProgress } from './progressReporter.ts';

/** What a step works from: the request, and everything that the steps before it made. */
export interface StepWork extends Work {
  app: WorkerApp;
  projectId: number;
  userId: number;
  title: string;
  input: MixcutInput;
  results: Partial<MixcutResults>;
  progress(progress: ToolProgress): void;
}

export interface StepMade<Result> {
  result: Result;
  engine: string | null;
  /** Further writes of the transaction that finishes the step. */
  alsoWrite?: (tx: DatabaseSession) => Promise<void>;
}

/** One step: reads the request and the earlier results, makes its own, and keeps it together with its event. */
export type StepBody<Result> = (work: StepWork) => Promise<StepMade<Result>>;

/**
 * Runs a step so that it may be started any number of times and is done, told and charged once: a finished one is
 * left alone, an unfinished one is done again.
 */
export function runStep<Result>(
  app: WorkerApp,
  step: StepRef,
  body: StepBody<Result>,
): ReturnType<StepActivity> {
  return framed(app.tmpDir, async (work) => {
    const beginning = await beginStep(app, step);
    if (beginning !== 'begun') return { waits: beginning === 'waiting' };
    const project = await app.db.project.findUniqueOrThrow({
      where: { id: step.projectId },
      include: { steps: { where: { index: { lt: step.index } }, select: { name: true, result: true } } },
    });
    const reporter = createProgressReporter(app, step);
    try {
      const made = await body({
        ...work,
        app,
        projectId: project.id,
        userId: project.userId,
        title: project.title,
        input: project.input as unknown as MixcutInput,
        results: resultsOf(project.steps),
        progress: reporter.report,
      });
      work.signal.throwIfAborted();
      return { waits: await finishStep(app, step, made) };
    } finally {
      await reporter.close();
    }
  });
}

/** The result of a step before this one. @throws where it is missing, which the order of steps rules out. */
export function made<Key extends keyof MixcutResults>(work: StepWork, key: Key): MixcutResults[Key] {
  const result = work.results[key];
  if (!result) throw new Error(`the result ${key} of an earlier step is missing`);
  return result as MixcutResults[Key];
}

import { beginStep, finishStep, type StepRef } from '../../../server/domains/projects/stepState.ts';
import type { DatabaseSession } from '../../../server/platform/database.ts';
import type { StepActivity } from '../../contracts/activities.ts';
import { framed, type Work } from '../work.ts';
import type { WorkerApp } from '../workerApp.ts';
import { createProgressReporter, type ToolProgress } from './progressReporter.ts';

/** One try at a step of a project of whatever kind. */
export interface StepAttempt extends Work {
  app: WorkerApp;
  projectId: number;
  userId: number;
  title: string;
  /** As the kind's contract types it. */
  input: unknown;
  /** The steps before this one. */
  earlier: Array<{ name: string; result: unknown }>;
  progress(progress: ToolProgress): void;
}

export interface StepMade<Result> {
  result: Result;
  engine: string | null;
  /** Further writes of the transaction that finishes the step. */
  alsoWrite?: (tx: DatabaseSession) => Promise<void>;
}

/**
 * Runs a step so that it may be started any number of times and is done, told and charged once: a finished one is
 * left alone, an unfinished one is done again.
 */
export function attemptStep<Result>(
  app: WorkerApp,
  step: StepRef,
  body: (attempt: StepAttempt) => Promise<StepMade<Result>>,
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
        input: project.input,
        earlier: project.steps,
        progress: reporter.report,
      });
      work.signal.throwIfAborted();
      return { waits: await finishStep(app, step, made) };
    } finally {
      await reporter.close();
    }
  });
}

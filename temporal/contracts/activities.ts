import type { RunOutcome } from './workflows.ts';

/** What workflows call. Steps are called by the names in their step table; all of them take a StepInput. */
export interface StepInput {
  projectId: number;
  runId: number;
  index: number;
}

export type StepActivity = (input: StepInput) => Promise<void>;

export interface RunActivities {
  /** Sets status 4 behind a finished step whose result may be edited. */
  waitForPerson(input: StepInput): Promise<void>;
  /** Settles the books and tells how it ended; the last thing of every run. */
  endRun(input: { projectId: number; runId: number; outcome: RunOutcome; message?: string }): Promise<void>;
}

export interface MaterialActivities {
  analyzeMaterial(input: { materialId: number }): Promise<void>;
  /** Marks the material as not usable, with a Chinese reason. */
  failMaterial(input: { materialId: number; message: string }): Promise<void>;
}

/** Type of the failures whose message is Chinese and meant for people; they are not retried. */
export const TOLD_FAILURE = 'ToldFailure';

import type { RunOutcome } from './workflows.ts';

/** What workflows call. Steps are called by the names in their step table; all of them take a StepInput. */
export interface StepInput {
  projectId: number;
  runId: number;
  index: number;
}

/** Answers whether the project now waits for a person behind this step. */
export type StepActivity = (input: StepInput) => Promise<{ waits: boolean }>;

export interface RunActivities {
  /** Settles the books and tells how it ended; the last thing of every run. */
  endRun(input: { projectId: number; runId: number; outcome: RunOutcome; message?: string }): Promise<void>;
}

/** The tools that are still to do on one file of a project. */
export interface ToolPlan {
  fileIndex: number;
  steps: Array<{ index: number; activity: string }>;
}

/** Films and the tools that look at them (insight.ts). */
export interface InsightActivities {
  planTools(input: { projectId: number }): Promise<ToolPlan[]>;
  /** Makes sure that all there is to know of a file is known, and tells these steps how far that is. */
  readFilm(input: { projectId: number; runId: number; fileIndex: number; indexes: number[] }): Promise<void>;
  /** Marks one tool as failed, with a Chinese reason, and refunds it. */
  failTool(input: StepInput & { message: string }): Promise<void>;
}

/** Whether words are still to be found: in a next turn at once, or when the engines have arrived. */
export type WordsLeft = 'none' | 'more' | 'later';

export interface MaterialActivities {
  analyzeMaterial(input: { materialId: number }): Promise<void>;
  /** Hears and reads a part of a READY material, short enough that a film behind it hardly waits. */
  findWords(input: { materialId: number }): Promise<WordsLeft>;
  /** Marks the material as not usable, with a Chinese reason. */
  failMaterial(input: { materialId: number; message: string }): Promise<void>;
}

/** What an installation makes for itself. */
export interface StudioActivities {
  /** Draws the sample footage and keeps it, once. */
  drawSamples(): Promise<void>;
  /** Speaks a voice's sample sentence; answers the storage key of the WAV. */
  speakSample(input: { voice: string }): Promise<string>;
}

/** Type of the failures whose message is Chinese and meant for people; they are not retried. */
export const TOLD_FAILURE = 'ToldFailure';

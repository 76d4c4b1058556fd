import type { QueueKind } from './steps.ts';

/** Names, ids and inputs that the server and the workers agree on. Payloads are ids only, never content. */

export function taskQueue(prefix: string, kind: QueueKind): string {
  return `${prefix}-${kind}`;
}

export interface RunInput {
  projectId: number;
  runId: number;
  /** Index of the first step to run; earlier ones are done and reused. */
  firstStep: number;
  taskQueuePrefix: string;
}

export interface AnalyzeMaterialInput {
  materialId: number;
  taskQueuePrefix: string;
}

export const DRAW_SAMPLES_WORKFLOW = 'drawSamplesWorkflow';
export const SPEAK_SAMPLE_WORKFLOW = 'speakSampleWorkflow';
export const MIXCUT_WORKFLOW = 'mixcutWorkflow';
/** Tools that run side by side on films (insight.ts). */
export const TOOLS_WORKFLOW = 'toolsWorkflow';
export const ANALYZE_MATERIAL_WORKFLOW = 'analyzeMaterialWorkflow';
/** Sent when a person has confirmed the step with this index (and with it all before). */
export const CONFIRM_STEP_SIGNAL = 'confirmStep';

/** One workflow per paid attempt, so that starting twice is the same as starting once. */
export function runWorkflowId(projectId: number, runNumber: number): string {
  return `project-${projectId}-run-${runNumber}`;
}

export function analyzeMaterialWorkflowId(materialId: number): string {
  return `material-${materialId}-analysis`;
}

/** A voice's sample is spoken once at a time, by whoever asks first. */
export function speakSampleWorkflowId(voice: string): string {
  return `voice-sample-${voice}`;
}

/** Search attributes by which Temporal's own UI finds things. */
export const SEARCH_ATTRIBUTES = {
  projectId: 'ReelsmithProjectId',
  userId: 'ReelsmithUserId',
  kind: 'ReelsmithKind',
} as const;

/** How a run ended, as its workflow tells the ledger. */
export type RunOutcome = 'DONE' | 'FAILED' | 'CANCELLED';

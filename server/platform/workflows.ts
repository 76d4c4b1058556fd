import type { QueueKind } from '../../temporal/contracts/steps.ts';
import type { RunInput } from '../../temporal/contracts/workflows.ts';

/** A task queue as Temporal knows it. */
export interface QueueState {
  kind: QueueKind;
  /** Identities of the processes that asked for work within the last minutes. */
  workers: string[];
  /** Tasks that nobody has taken yet, and how long the oldest of them has waited. */
  waiting: number;
  oldestSeconds: number;
}

export type WorkflowState = 'RUNNING' | 'CLOSED' | 'MISSING';

/**
 * What domains ask of Temporal. Every call may be repeated: starting what runs, confirming what went on and
 * cancelling what ended are all successes, so the sweeper can simply say everything again.
 */
export interface Workflows {
  startRun(run: { workflow: string; userId: number; runNumber: number; input: RunInput }): Promise<void>;
  confirmStep(workflowId: string, stepIndex: number): Promise<void>;
  cancel(workflowId: string): Promise<void>;
  state(workflowId: string): Promise<WorkflowState>;
  /** Has the sample material of this installation drawn; `done` settles when it is. */
  drawSamples(): Promise<{ done: Promise<void> }>;
  /** Speaks a voice's sample sentence or finds it spoken; the storage key of the WAV. */
  speakSample(voice: string): Promise<string>;
  /** Who works on each task queue and what waits there. @throws where Temporal is away. */
  queues(): Promise<QueueState[]>;
  startMaterialAnalysis(material: { id: number; userId: number }): Promise<void>;
}

import type { RunInput } from '../../temporal/contracts/workflows.ts';

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
  startMaterialAnalysis(material: { id: number; userId: number }): Promise<void>;
}

/** The queues a worker can serve: light is database and text, media is ffmpeg and neural engines. */
export type QueueKind = 'light' | 'media';

/** One row of a workflow's step table. */
export interface StepDefinition {
  name: string;
  /** Chinese, as shown in the film strip. */
  label: string;
  activity: string;
  queue: QueueKind;
  /** Where the step's result stands in the project's state. */
  resultKey: string;
  /** The result may be edited while the project waits after this step. */
  userEdit: boolean;
  /** This step's share of the run's price; settled when the step is done. */
  priceCredits: number;
}

/** The price of running these steps. */
export function stepsPrice(steps: readonly StepDefinition[]): number {
  return steps.reduce((sum, step) => sum + step.priceCredits, 0);
}

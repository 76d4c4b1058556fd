import {
  CancellationScope,
  condition,
  defineSignal,
  isCancellation,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow';
import type { RunActivities, StepActivity } from '../../contracts/activities.ts';
import type { StepDefinition } from '../../contracts/steps.ts';
import { CONFIRM_STEP_SIGNAL, type RunInput, type RunOutcome } from '../../contracts/workflows.ts';
import { activityOptions, untilDone } from '../activityOptions.ts';
import { toldMessage } from '../failureMessage.ts';

export const confirmStep = defineSignal<[number]>(CONFIRM_STEP_SIGNAL);

/**
 * One paid attempt: the steps of a table from `firstStep` on, one after another, waiting for a person where a
 * step says so. However it ends, the books are settled before it does.
 */
export async function runSteps(steps: readonly StepDefinition[], input: RunInput): Promise<void> {
  const { projectId, runId, taskQueuePrefix } = input;
  const books = proxyActivities<RunActivities>(untilDone(taskQueuePrefix));
  const activities = {
    light: proxyActivities<Record<string, StepActivity>>(activityOptions(taskQueuePrefix, 'light')),
    media: proxyActivities<Record<string, StepActivity>>(activityOptions(taskQueuePrefix, 'media')),
  };
  let confirmedStep = -1;
  setHandler(confirmStep, (index) => {
    confirmedStep = Math.max(confirmedStep, index);
  });

  let outcome: RunOutcome = 'FAILED';
  let message: string | undefined;
  try {
    for (let index = input.firstStep; index < steps.length; index += 1) {
      const step = steps[index]!;
      const { waits } = await activities[step.queue][step.activity]!({ projectId, runId, index });
      if (waits) await condition(() => confirmedStep >= index);
    }
    outcome = 'DONE';
  } catch (error) {
    if (isCancellation(error)) {
      outcome = 'CANCELLED';
    } else {
      message = toldMessage(error);
    }
  } finally {
    await CancellationScope.nonCancellable(() => books.endRun({ projectId, runId, outcome, message }));
  }
}

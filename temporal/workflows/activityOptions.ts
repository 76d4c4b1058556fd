import { ActivityCancellationType, type ActivityOptions } from '@temporalio/workflow';
import type { QueueKind } from '../contracts/steps.ts';
import { taskQueue } from '../contracts/workflows.ts';

/**
 * Every activity of ours heartbeats each second, so a killed worker is noticed within `heartbeatTimeout` and its
 * work goes to another; attempts are many because kills count as attempts. What people can mend does not come
 * here: it is told as a failure that is not retried.
 */
export function activityOptions(prefix: string, queue: QueueKind): ActivityOptions {
  return {
    taskQueue: taskQueue(prefix, queue),
    startToCloseTimeout: '2 hours',
    heartbeatTimeout: '10 seconds',
    // A cancelled run is settled only when its work has really stopped.
    cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
    retry: {
      initialInterval: '1 second',
      backoffCoefficient: 2,
      maximumInterval: '20 seconds',
      maximumAttempts: 8,
    },
  };
}

/** For the books: tried until the database is back. */
export function untilDone(prefix: string, queue: QueueKind = 'light'): ActivityOptions {
  return {
    taskQueue: taskQueue(prefix, queue),
    startToCloseTimeout: '30 seconds',
    retry: { initialInterval: '500 milliseconds', maximumInterval: '10 seconds' },
  };
}

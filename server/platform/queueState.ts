import type { Client } from '@temporalio/client';
import type { QueueKind } from '../../temporal/contracts/steps.ts';
import { taskQueue } from '../../temporal/contracts/workflows.ts';
import type { QueueState } from './workflows.ts';

export const QUEUE_KINDS: readonly QueueKind[] = ['light', 'media'];

/** Temporal's numbers for what a task is: a workflow's next decision, or an activity. */
const TASK_TYPES = [1, 2] as const;

/** Who works on a queue and what waits there. Temporal remembers who asked within the last minutes. */
export async function queueState(client: Client, prefix: string, kind: QueueKind): Promise<QueueState> {
  const answers = await Promise.all(
    TASK_TYPES.map((taskQueueType) =>
      client.workflowService.describeTaskQueue({
        namespace: client.options.namespace,
        taskQueue: { name: taskQueue(prefix, kind) },
        taskQueueType,
        reportStats: true,
      }),
    ),
  );
  return {
    kind,
    workers: [
      ...new Set(answers.flatMap(({ pollers }) => pollers.map(({ identity }) => identity ?? ''))),
    ].sort(),
    waiting: answers.reduce((sum, { stats }) => sum + Number(stats?.approximateBacklogCount ?? 0), 0),
    oldestSeconds: Math.max(
      0,
      ...answers.map(({ stats }) => Number(stats?.approximateBacklogAge?.seconds ?? 0)),
    ),
  };
}

import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, type NativeConnection, Worker } from '@temporalio/worker';
import type { Config } from '../../server/platform/config.ts';
import type { Logger } from '../../server/platform/logger.ts';
import { taskQueue } from '../contracts/workflows.ts';
import { temporalLogger } from './temporalLogger.ts';

/** Light activities wait for the database and for services, not for the processor. */
const LIGHT_CONCURRENCY = 100;

/** One Temporal worker for each task queue of WORKER_QUEUES; they are not running yet. */
export async function createWorkers(
  connection: NativeConnection,
  config: Config,
  activities: object,
  log: Logger,
): Promise<Worker[]> {
  const workflowBundle = await bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('../workflows/index.ts', import.meta.url)),
    logger: temporalLogger(log),
  });
  return Promise.all(
    config.workerQueues.map((queue) =>
      Worker.create({
        connection,
        namespace: config.temporal.namespace,
        taskQueue: taskQueue(config.temporal.taskQueuePrefix, queue),
        workflowBundle,
        activities,
        maxConcurrentActivityTaskExecutions:
          queue === 'media' ? config.workerMediaConcurrency : LIGHT_CONCURRENCY,
        // A cancellation reaches an activity with its heartbeats: told at most this late.
        maxHeartbeatThrottleInterval: '500 milliseconds',
        defaultHeartbeatThrottleInterval: '500 milliseconds',
        shutdownGraceTime: '1 second',
        shutdownForceTime: '12 seconds',
      }),
    ),
  );
}

/** One worker process: serves the task queues of WORKER_QUEUES. As many as wanted run side by side. */
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { loadProcessConfig } from '../../server/platform/config.ts';
import { createLogger } from '../../server/platform/logger.ts';
import { openApp } from '../../server/platform/openApp.ts';
import { endGracefully, reportReady } from '../../server/platform/processes/lifecycle.ts';
import { temporalConnectionOptions } from '../../server/platform/temporalConnection.ts';
import { createMaterialActivities } from '../activities/materials/analyzeMaterial.ts';
import { createMixcutActivities } from '../activities/production/mixcutActivities.ts';
import { createStudioActivities } from '../activities/studio/studioActivities.ts';
import { taskQueue } from '../contracts/workflows.ts';
import { fetchPacks, openEngines } from './engines.ts';
import { startSweeper } from './sweeper.ts';
import { temporalLogger } from './temporalLogger.ts';

/** Light activities wait for the database and for services, not for the processor. */
const LIGHT_CONCURRENCY = 16;

const config = loadProcessConfig();
const log = createLogger({ level: config.logLevel, role: 'worker' });
const app = await openApp(config, log, { databasePool: 20 });
const engines = openEngines(config, app.media);
const workerApp = { ...app, cacheDir: `${config.dataDir}/cache`, ...engines.providers };
const activities = {
  ...createMixcutActivities(workerApp),
  ...createMaterialActivities(workerApp),
  ...createStudioActivities(workerApp),
};

// The process's own lifecycle decides about signals; the SDK's default would end the workers under its drain.
Runtime.install({ logger: temporalLogger(log), shutdownSignals: [] });
const connection = await NativeConnection.connect(temporalConnectionOptions(config.temporal));
const workflowBundle = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(new URL('../workflows/index.ts', import.meta.url)),
  logger: temporalLogger(log),
});
const workers = await Promise.all(
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
const running = Promise.all(workers.map((worker) => worker.run()));
const sweeper = startSweeper(app);
const packs = fetchPacks(engines.packs, config, log);

endGracefully(log, async () => {
  packs.stop();
  await sweeper.stop();
  for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  await running;
  await engines.close();
  await connection.close();
  await app.close();
});
reportReady();
// A worker that ends by itself (a lost connection that does not come back) ends the process: it is started anew.
running.catch((error: unknown) => {
  log.fatal({ err: error }, 'a worker has ended');
  process.exit(1);
});

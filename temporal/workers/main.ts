/** One worker process: serves the task queues of WORKER_QUEUES. As many as wanted run side by side. */
import { NativeConnection, Runtime } from '@temporalio/worker';
import { loadProcessConfig } from '../../server/platform/config.ts';
import { createLogger } from '../../server/platform/logger.ts';
import { openApp } from '../../server/platform/openApp.ts';
import { endGracefully, reportReady } from '../../server/platform/processes/lifecycle.ts';
import { temporalConnectionOptions } from '../../server/platform/temporalConnection.ts';
import { allActivities } from '../activities/allActivities.ts';
import { fetchPacks, openEngines } from './engines.ts';
import { createWorkers } from './queues.ts';
import { startSweeper } from './sweeper.ts';
import { temporalLogger } from './temporalLogger.ts';

const config = loadProcessConfig();
const log = createLogger({ level: config.logLevel, role: 'worker' });
const app = await openApp(config, log, { databasePool: 20 });
const engines = openEngines(config, app.media);
const workerApp = { ...app, cacheDir: `${config.dataDir}/cache`, ...engines.providers };
// The process's own lifecycle decides about signals; the SDK's default would end the workers under its drain.
Runtime.install({ logger: temporalLogger(log), shutdownSignals: [] });
const connection = await NativeConnection.connect(temporalConnectionOptions(config.temporal));
const workers = await createWorkers(connection, config, allActivities(workerApp), log);
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

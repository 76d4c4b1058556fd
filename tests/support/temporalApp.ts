import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import { afterAll, inject } from 'vitest';
import { temporalWorkflows } from '../../server/platform/temporalWorkflows.ts';
import { allActivities } from '../../temporal/activities/allActivities.ts';
import type { WorkerApp } from '../../temporal/activities/workerApp.ts';
import { createEngineHost } from '../../temporal/providers/enginehost/engineHost.ts';
import { createMeaningProvider } from '../../temporal/providers/meaning/meaningProvider.ts';
import { createReader } from '../../temporal/providers/reading/reader.ts';
import { createRecogniser } from '../../temporal/providers/recognition/recogniser.ts';
import { writeScript } from '../../temporal/providers/script/writeScript.ts';
import { measuredLooks } from '../../temporal/providers/vision/measuredLooks.ts';
import { createWorkers } from '../../temporal/workers/queues.ts';
import { type TestApp, testApp } from './app.ts';
import { type FakeVoice, fakeVoice } from './fakeVoice.ts';
import { installRuntime } from './temporalRuntime.ts';

export interface TemporalApp extends TestApp, WorkerApp {
  storage: TestApp['storage'];
  client: Client;
  voices: FakeVoice;
}

/**
 * An App whose workflows really run: on the run's Temporal server, in a worker in this process with all activities,
 * its own database and data folder. Only the voice is not real (see fakeVoice).
 */
export async function temporalApp(): Promise<TemporalApp> {
  const address = inject('temporalAddress');
  const taskQueuePrefix = `test-${randomBytes(4).toString('hex')}`;
  const base = await testApp();
  const config = { ...base.config, temporal: { address, namespace: 'default', taskQueuePrefix } };
  const connection = await Connection.connect({ address });
  const client = new Client({ connection });
  await ownWorkflowIds(base);
  const host = createEngineHost();
  const packs = { packDir: () => null };
  const meaning = createMeaningProvider({ host, packs });
  const app: TemporalApp = {
    ...base,
    config,
    client,
    media: { ffmpegPath: inject('ffmpegPath'), ffprobePath: inject('ffprobePath') },
    workflows: temporalWorkflows(client, taskQueuePrefix),
    tmpDir: join(config.dataDir, 'tmp'),
    cacheDir: join(config.dataDir, 'cache'),
    voices: fakeVoice(),
    recogniser: createRecogniser({ host, packs }),
    reader: createReader({ host, packs }),
    embed: (texts, signal) => meaning.embed(texts, signal ? { signal } : {}),
    writeScript: (input) => writeScript(input, null),
    vision: measuredLooks,
    judge: null,
  };

  installRuntime();
  const native = await NativeConnection.connect({ address });
  const workers = await createWorkers(native, config, allActivities(app), app.log);
  const running = Promise.all(workers.map((worker) => worker.run()));
  afterAll(async () => {
    for (const worker of workers) worker.shutdown();
    await running;
    await host.close();
    await native.close();
    await connection.close();
  });
  return app;
}

/** Test files share a Temporal server but not a database: their ids, and with them workflow ids, must differ. */
async function ownWorkflowIds({ db }: TestApp): Promise<void> {
  const first = randomInt(1, 2 ** 30);
  await db.$executeRawUnsafe(`ALTER SEQUENCE "Project_id_seq" RESTART WITH ${first}`);
  await db.$executeRawUnsafe(`ALTER SEQUENCE "Material_id_seq" RESTART WITH ${first}`);
}

import { join } from 'node:path';
import { Client, Connection } from '@temporalio/client';
import type { MediaTools } from '../../temporal/media/tools.ts';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { createEgress } from './egress/egress.ts';
import type { Logger } from './logger.ts';
import { type AnyStorage, createStorage } from './storage/createStorage.ts';
import { temporalConnectionOptions } from './temporalConnection.ts';
import { temporalWorkflows } from './temporalWorkflows.ts';

export interface OpenApp extends App {
  storage: AnyStorage;
  temporal: Connection;
  /** Where this process may put files that are not finished; below DATA_DIR, so that finished ones can be moved. */
  tmpDir: string;
  close(): Promise<void>;
}

/**
 * Opens every part a process of ours needs. Connections are made when they are first used, so a part that is away
 * at the start is found when it comes back.
 * @throws Error where DATABASE_URL or TEMPORAL_ADDRESS are known to nobody.
 */
export async function openApp(
  config: Config,
  log: Logger,
  options: { databasePool: number },
): Promise<OpenApp> {
  if (!config.databaseUrl) throw new Error('DATABASE_URL is not set, and no supervisor has filled it in.');
  const db = openDatabase(config.databaseUrl, options.databasePool);
  const temporal = Connection.lazy(temporalConnectionOptions(config.temporal));
  const client = new Client({ connection: temporal, namespace: config.temporal.namespace });
  return {
    config,
    log,
    db,
    storage: createStorage(config),
    workflows: temporalWorkflows(client, config.temporal.taskQueuePrefix),
    media: mediaTools(config),
    egress: createEgress(config),
    temporal,
    tmpDir: join(config.dataDir, 'tmp'),
    async close() {
      await temporal.close();
      await db.$disconnect();
    },
  };
}

/** The supervisor tells its children where it found the tools; a process started by hand has them on its PATH. */
function mediaTools(config: Config): MediaTools {
  return { ffmpegPath: config.ffmpegPath ?? 'ffmpeg', ffprobePath: config.ffprobePath ?? 'ffprobe' };
}

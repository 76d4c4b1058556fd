import { closeSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import { findTemporal } from '../../temporal/devserver/binary.ts';
import { type RunningDevServer, startDevServer } from '../../temporal/devserver/devServer.ts';
import { ensureSearchAttributes } from '../../temporal/devserver/searchAttributes.ts';
import { userCacheDir } from '../platform/config/userCache.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';
import { lastLogLines, openLogFile } from '../platform/processes/logFile.ts';
import { removePidFile, writePidFile } from '../platform/processes/pidFile.ts';
import { rememberedPort } from '../platform/processes/ports.ts';
import { temporalConnectionOptions } from '../platform/temporalConnection.ts';
import { keepRunning } from './keepRunning.ts';
import { say } from './steps.ts';

export type TemporalService = {
  address(): string;
  /** Of its own pages, where they are known. */
  uiUrl(): string | undefined;
  about: string;
  embedded: boolean;
  stop(): Promise<void>;
};

/** Starts the embedded server, or uses the cluster of TEMPORAL_ADDRESS; registers our search attributes. */
export async function startTemporal(
  config: Config,
  logger: Logger,
  onMove: () => void,
): Promise<TemporalService> {
  const { address, namespace } = config.temporal;
  if (address) {
    await registerSearchAttributes(config, address, logger);
    return {
      address: () => address,
      uiUrl: () => config.temporal.uiUrl,
      about: `${address}, ${namespace}`,
      embedded: false,
      stop: async () => {},
    };
  }
  const binary = await findTemporal(userCacheDir(), say);
  let known: string | undefined;
  const kept = await keepRunning<RunningDevServer>({
    name: 'temporal',
    logger,
    start: () => start(config, binary.path),
    onReturn: (running) => {
      if (running.address !== known) onMove();
      known = running.address;
    },
  });
  known = kept.current().address;
  await registerSearchAttributes(config, known, logger);
  const { uiUrl } = kept.current();
  return {
    address: () => kept.current().address,
    uiUrl: () => config.temporal.uiUrl ?? kept.current().uiUrl,
    about: `${known} (${binary.source}), its own pages at ${uiUrl}`,
    embedded: true,
    stop: kept.stop,
  };
}

async function start(config: Config, binary: string): Promise<RunningDevServer> {
  const { dataDir } = config;
  mkdirSync(join(dataDir, 'temporal'), { recursive: true });
  const logFd = openLogFile(dataDir, 'temporal');
  try {
    const server = await startDevServer({
      binary,
      databaseFile: join(dataDir, 'temporal', 'temporal.db'),
      port: await rememberedPort(dataDir, 'temporal'),
      uiPort: await rememberedPort(dataDir, 'temporal-ui'),
      namespace: config.temporal.namespace,
      logFd,
    });
    writePidFile(dataDir, 'temporal', server.pid);
    server.exited.then(() => removePidFile(dataDir, 'temporal'));
    return server;
  } catch (cause) {
    throw new Error(`${(cause as Error).message}:\n${lastLogLines(dataDir, 'temporal')}`, { cause });
  } finally {
    closeSync(logFd);
  }
}

/** Registers our search attributes; on somebody's cluster a refusal is a warning with the command for its operator. */
export async function registerSearchAttributes(
  config: Config,
  address: string,
  logger: Logger,
): Promise<void> {
  const connection = await Connection.connect(temporalConnectionOptions({ ...config.temporal, address }));
  try {
    await ensureSearchAttributes(connection, config.temporal.namespace);
  } catch (error) {
    // A cluster may leave this to its operator: the rest can start, and the sentence says what is left to do.
    if (!config.temporal.address) throw error;
    logger.warn({ err: error }, (error as Error).message);
    say(`  ! ${(error as Error).message}`);
  } finally {
    await connection.close();
  }
}

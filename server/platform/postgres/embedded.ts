import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { keptSecret } from '../config/secretKey.ts';
import { endProcesses, waitUntilGone } from '../processes/ending.ts';
import { processesIn } from '../processes/identity.ts';
import { lastLogLines, openLogFile } from '../processes/logFile.ts';
import { removePidFile, runningChildren, writePidFile } from '../processes/pidFile.ts';
import { rememberedPort } from '../processes/ports.ts';
import { postgresBinaries } from './binaries.ts';
import { ensureCluster, superuser } from './cluster.ts';
import { postgresLaunch } from './postgresUser.ts';
import { serverSettings } from './serverSettings.ts';

export type RunningPostgres = {
  databaseUrl: string;
  /** Settles when the server ends for whatever reason. */
  exited: Promise<void>;
  /** Ends the server after its running transactions were rolled back. Idempotent. */
  stop(): Promise<void>;
};

const databaseName = 'reelsmith';
const attempts = 3;

/**
 * Starts the PostgreSQL server of a data folder on loopback, makes its files on the first start, and ends what
 * a killed predecessor left running. The caller holds the data folder alone.
 * @param durable false trades crash safety for speed (tests).
 * @throws Error with the last lines of the server's log.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  durable?: boolean;
}): Promise<RunningPostgres> {
  const { dataDir, durable = true } = options;
  const clusterDir = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  const { postgres, initdb } = await postgresBinaries();
  const launch = postgresLaunch(clusterDir, postgres);
  await endOrphans(dataDir, clusterDir);
  const password = keptSecret(dataDir, 'postgres-password');
  await ensureCluster(clusterDir, initdb, launch, password);

  for (let attempt = 1; ; attempt += 1) {
    const port = await rememberedPort(dataDir, 'postgres');
    const [command, ...args] = [
      ...launch.prefix,
      postgres,
      '-D',
      clusterDir,
      ...serverSettings({ port, durable }),
    ];
    const log = openLogFile(dataDir, 'postgres');
    // Its own group: Ctrl-C in the terminal reaches the supervisor only, which ends things in order.
    const server = spawn(command!, args, {
      stdio: ['ignore', log, log],
      detached: true,
      cwd: '/',
      ...launch.runAs,
    });
    closeSync(log);
    const exited = exitOf(server);
    const url = (database: string) => `postgresql://${superuser}:${password}@127.0.0.1:${port}/${database}`;
    if (await answers(url('postgres'), exited)) {
      writePidFile(dataDir, 'postgres', server.pid!);
      await ensureDatabase(url('postgres'));
      return {
        databaseUrl: url(databaseName),
        exited,
        stop: () => stop(dataDir, clusterDir, server, exited),
      };
    }
    if (attempt === attempts) {
      throw new Error(`The embedded Postgres does not start:\n${lastLogLines(dataDir, 'postgres')}`);
    }
  }
}

async function stop(dataDir: string, clusterDir: string, server: ChildProcess, exited: Promise<void>) {
  // SIGINT is PostgreSQL's "fast" shutdown; SIGTERM would wait for every client to leave.
  server.kill('SIGINT');
  await Promise.race([exited, sleep(10_000, undefined, { ref: false })]);
  await endProcesses(serverProcesses(dataDir, clusterDir), 'SIGQUIT', 3_000);
  removePidFile(dataDir, 'postgres');
}

/** After a `kill -9` of the postmaster its backends hold the shared memory for a moment: wait for every one. */
async function endOrphans(dataDir: string, clusterDir: string): Promise<void> {
  await waitUntilGone(serverProcesses(dataDir, clusterDir), 300);
  await endProcesses(serverProcesses(dataDir, clusterDir), 'SIGINT', 10_000);
  removePidFile(dataDir, 'postgres');
}

function serverProcesses(dataDir: string, clusterDir: string): number[] {
  const remembered = runningChildren(dataDir).get('postgres');
  return [...new Set([...(remembered ? [remembered] : []), ...processesIn(clusterDir)])];
}

function exitOf(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
}

/** Waits for the server, also through a crash recovery. @returns false when it ended instead. */
async function answers(url: string, exited: Promise<void>): Promise<boolean> {
  let ended = false;
  exited.then(() => {
    ended = true;
  });
  while (!ended) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(30);
    }
  }
  return false;
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(databaseName)}`);
  } finally {
    await client.end();
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { destination } from 'pino';
import { userCacheDir } from '../../server/platform/config/userCache.ts';
import { type Config, loadConfig } from '../../server/platform/config.ts';
import { createLogger } from '../../server/platform/logger.ts';
import { applyMigrations } from '../../server/platform/migrations/applyMigrations.ts';
import { type OpenApp, openApp } from '../../server/platform/openApp.ts';
import { signalProcess } from '../../server/platform/processes/ending.ts';
import { launchedProcesses } from '../../server/platform/processes/launchMark.ts';
import { openLogFile } from '../../server/platform/processes/logFile.ts';
import { runningChildren } from '../../server/platform/processes/pidFile.ts';
import { findFfmpeg } from '../../server/supervisor/ffmpeg/findFfmpeg.ts';
import { type Kept, keepRunning, type Running } from '../../server/supervisor/keepRunning.ts';
import { startNodeChild } from '../../server/supervisor/nodeChild.ts';
import { startPostgres } from '../../server/supervisor/postgres.ts';
import { startTemporal } from '../../server/supervisor/temporal.ts';

export type Victim = 'worker' | 'ffmpeg' | 'temporal' | 'postgres';
export const VICTIMS: readonly Victim[] = ['worker', 'ffmpeg', 'temporal', 'postgres'];

export interface House {
  /** Parts as an API process would have them. */
  app: OpenApp;
  /** Kills with SIGKILL. @returns how many processes there were to kill. */
  kill(victim: Victim): number;
  close(): Promise<void>;
}

const WORKER_DRAIN_MS = 20_000;
const WORKER_READY_MS = 120_000;

/** Postgres, Temporal and a worker under the real supervisor's care, in one data folder; no web server. */
export async function openHouse(dataDir: string): Promise<House> {
  const { ffmpegPath, ffprobePath } = await findFfmpeg(
    {
      ffmpegPath: process.env.FFMPEG_PATH,
      ffprobePath: process.env.FFPROBE_PATH,
      cacheDir: userCacheDir(),
    },
    () => undefined,
  );
  const settings: Record<string, string> = {
    DATA_DIR: dataDir,
    ENGINE_PACKS: 'off',
    FFMPEG_PATH: ffmpegPath,
    FFPROBE_PATH: ffprobePath,
    LOG_LEVEL: 'info',
  };
  const config = loadConfig(settings);
  const log = createLogger(
    { level: 'info', role: 'chaos' },
    destination({ dest: openLogFile(dataDir, 'chaos'), sync: true }),
  );
  let worker: Kept<Running> | undefined;
  const onMove = () => worker?.restart();
  const postgres = await startPostgres(config, log, onMove);
  await applyMigrations(postgres.url());
  const temporal = await startTemporal(config, log, onMove);
  const env = () => ({ ...settings, DATABASE_URL: postgres.url(), TEMPORAL_ADDRESS: temporal.address() });
  worker = await keepRunning({
    name: 'worker',
    logger: log,
    start: () =>
      startNodeChild({
        name: 'worker',
        entry: 'temporal/workers/main.ts',
        dataDir,
        env: env(),
        onTrouble: () => undefined,
        drainMs: WORKER_DRAIN_MS,
        readyMs: WORKER_READY_MS,
      }),
  });
  const app = await openApp(withServices(config, env()), log, { databasePool: 5 });
  return {
    app,
    kill(victim) {
      const pids = victimsOf(victim, dataDir);
      for (const pid of pids) signalProcess(pid, 'SIGKILL');
      return pids.length;
    },
    async close() {
      await app.close();
      await worker.stop();
      await temporal.stop();
      await postgres.stop();
    },
  };
}

function withServices(config: Config, env: { DATABASE_URL: string; TEMPORAL_ADDRESS: string }): Config {
  return {
    ...config,
    databaseUrl: env.DATABASE_URL,
    temporal: { ...config.temporal, address: env.TEMPORAL_ADDRESS },
  };
}

function victimsOf(victim: Victim, dataDir: string): number[] {
  if (victim === 'ffmpeg') return launchedProcesses(dataDir).filter((pid) => programOf(pid) === 'ffmpeg');
  const pid = runningChildren(dataDir).get(victim);
  return pid ? [pid] : [];
}

function programOf(pid: number): string {
  try {
    return readFileSync(join('/proc', String(pid), 'comm'), 'utf8').trim();
  } catch {
    return '';
  }
}

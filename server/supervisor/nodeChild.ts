import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkoutDir, inCheckout } from '../platform/config/checkout.ts';
import { endProcesses, signalProcess } from '../platform/processes/ending.ts';
import { launchedProcesses, launchMark } from '../platform/processes/launchMark.ts';
import { openLogFile } from '../platform/processes/logFile.ts';
import { removePidFile, writePidFile } from '../platform/processes/pidFile.ts';
import type { Running } from './keepRunning.ts';

export type NodeChildOptions = {
  /** Also the name of its log and pid file. */
  name: string;
  /** Path below the checkout. */
  entry: string;
  dataDir: string;
  env: Record<string, string>;
  /** Gets each line it logs as a warning or worse, and each line that is no log at all. */
  onTrouble(line: string): void;
  drainMs: number;
  readyMs: number;
};

/**
 * Starts one of our own Node processes and waits until it says it is ready. It has its own process group, so
 * Ctrl-C in the terminal does not reach it; it ends with the supervisor because its channel closes. When it ends,
 * whatever it had started (ffmpeg, engines) is ended too.
 * @throws Error when it ends before it is ready or takes longer than `readyMs`.
 */
export async function startNodeChild(options: NodeChildOptions): Promise<Running & { pid: number }> {
  const { name, dataDir } = options;
  const launch = `${name}-${randomBytes(6).toString('hex')}`;
  const child = spawn(process.execPath, [inCheckout(options.entry)], {
    cwd: checkoutDir,
    env: { ...process.env, ...options.env, ...launchMark(dataDir, launch) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const log = createWriteStream('', { fd: openLogFile(dataDir, name) });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream!, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
      log.write(`${line}\n`);
      if (isTrouble(line)) options.onTrouble(line);
    });
  }
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  }).then(async () => {
    ended = true;
    removePidFile(dataDir, name);
    log.end();
    await endProcesses(launchedProcesses(dataDir, launch), 'SIGTERM', 1_000);
  });
  if (child.pid) writePidFile(dataDir, name, child.pid);

  const stop = async () => {
    if (!ended) child.kill('SIGTERM');
    await Promise.race([exited, sleep(options.drainMs, undefined, { ref: false })]);
    if (!ended && child.pid) signalProcess(-child.pid, 'SIGKILL');
    await exited;
  };
  const ready = new Promise<boolean>((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message && 'type' in message && message.type === 'ready')
        resolve(true);
    });
    exited.then(() => resolve(false));
    setTimeout(() => resolve(false), options.readyMs).unref();
  });
  if (!(await ready)) {
    await stop();
    throw new Error(`${name} did not start; its log is ${dataDir}/logs/${name}.log`);
  }
  return { pid: child.pid!, exited, stop };
}

/** pino's level of warnings. */
const warningLevel = 40;

function isTrouble(line: string): boolean {
  if (!line.startsWith('{')) return line.trim() !== '';
  try {
    return Number((JSON.parse(line) as { level?: unknown }).level) >= warningLevel;
  } catch {
    return true;
  }
}

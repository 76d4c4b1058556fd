import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './identity.ts';

/** Sends a signal to a process (negative pid: its group); a process that is already gone is no error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Waits until none of the processes runs. @returns those that still run after `timeoutMs`. */
export async function waitUntilGone(pids: number[], timeoutMs: number): Promise<number[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const running = pids.filter((pid) => processIdentity(pid) !== undefined);
    if (running.length === 0 || Date.now() > deadline) return running;
    await sleep(25);
  }
}

/** Asks processes to end, insists after `graceMs`. `graceful` is what the program takes as a polite request. */
export async function endProcesses(pids: number[], graceful: NodeJS.Signals, graceMs: number): Promise<void> {
  for (const pid of pids) signalProcess(pid, graceful);
  const stubborn = await waitUntilGone(pids, graceMs);
  for (const pid of stubborn) signalProcess(pid, 'SIGKILL');
  await waitUntilGone(stubborn, 5_000);
}

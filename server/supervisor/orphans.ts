import { endProcesses } from '../platform/processes/ending.ts';
import { launchedProcesses } from '../platform/processes/launchMark.ts';
import { removePidFile, runningChildren } from '../platform/processes/pidFile.ts';

/**
 * Ends what a killed supervisor of this data folder left running: its own children and what they had started.
 * Postgres is left to its own start, which also waits for its backends.
 * @returns how many there were.
 */
export async function endOrphans(dataDir: string): Promise<number> {
  const children = runningChildren(dataDir);
  const ours = [...children].filter(([name]) => name !== 'postgres').map(([, pid]) => pid);
  const pids = [...new Set([...ours, ...launchedProcesses(dataDir)])];
  await endProcesses(pids, 'SIGTERM', 5_000);
  for (const name of children.keys()) if (name !== 'postgres') removePidFile(dataDir, name);
  return pids.length;
}

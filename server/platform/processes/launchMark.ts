import { readdirSync, readFileSync } from 'node:fs';

/** Every process below a supervised child inherits this variable: ffmpeg and engine processes are found by it. */
const variable = 'REELSMITH_LAUNCH';

/** @param launch distinguishes launches of the same child; absent stands for every child of the data folder. */
export const launchMark = (dataDir: string, launch = '') => ({ [variable]: `${dataDir}#${launch}` });

/** Pids of what descends from a launch, or from any launch of this data folder. Linux only. */
export function launchedProcesses(dataDir: string, launch = ''): number[] {
  if (process.platform !== 'linux') return [];
  const wanted = `${variable}=${dataDir}#${launch}`;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.filter((pid) => environmentOf(pid).some((entry) => entry.startsWith(wanted))).map(Number);
}

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    // It ended meanwhile, or belongs to somebody else.
    return [];
  }
}

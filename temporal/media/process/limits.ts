import { access, constants } from 'node:fs/promises';

/** What the kernel allows a child; needs util-linux' `prlimit`, which every Linux distribution installs. */
export interface ChildLimits {
  /** Processor time of all threads together. */
  cpuSeconds?: number;
  /** Address space, so also a bound for the memory. */
  memoryBytes?: number;
  /** The largest file it may write. */
  fileBytes?: number;
}

const PRLIMIT_PLACES = ['/usr/bin/prlimit', '/bin/prlimit'];
let prlimitPath: Promise<string | null> | undefined;

/**
 * Puts `prlimit` in front of a command; it replaces itself by the command, so the process id stays right. Without
 * it (macOS) the time limit of the runner is what holds.
 */
export async function withLimits(
  command: string,
  args: readonly string[],
  limits: ChildLimits | undefined,
): Promise<{ command: string; args: string[] }> {
  const settings = limitSettings(limits);
  if (settings.length === 0) return { command, args: [...args] };
  prlimitPath ??= findPrlimit();
  const prlimit = await prlimitPath;
  if (!prlimit) return { command, args: [...args] };
  return { command: prlimit, args: [...settings, '--', command, ...args] };
}

function limitSettings(limits: ChildLimits = {}): string[] {
  const settings = ['--core=0'];
  if (limits.cpuSeconds) settings.push(`--cpu=${Math.ceil(limits.cpuSeconds)}`);
  if (limits.memoryBytes) settings.push(`--as=${limits.memoryBytes}`);
  if (limits.fileBytes) settings.push(`--fsize=${limits.fileBytes}`);
  return settings.length > 1 ? settings : [];
}

async function findPrlimit(): Promise<string | null> {
  for (const place of PRLIMIT_PLACES) {
    const runs = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return place;
  }
  return null;
}

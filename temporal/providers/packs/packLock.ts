import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { open, readFile, rename, rm, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 5_000;
/** Longer than any pause of a living owner; only matters where the owner's process cannot be asked. */
const STALE_MS = 60_000;

interface Owner {
  pid: number;
  host: string;
  token: string;
}

/** True while a living process holds the lock. A half-written lock counts as held until it goes stale. */
export function isLockHeld(path: string): boolean {
  let ageMs: number;
  let text: string;
  try {
    ageMs = Date.now() - statSync(path).mtimeMs;
    text = readFileSync(path, 'utf8');
  } catch {
    return false;
  }
  if (ageMs > STALE_MS) return false;
  const owner = parseOwner(text);
  if (!owner || owner.host !== hostname()) return true;
  try {
    process.kill(owner.pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Holds a lock file while `work` runs, waiting for other processes that hold it. A lock whose owner is dead is
 * taken over. `signal` of the work aborts when the lock was lost to somebody else (this process was suspended).
 */
export async function withPackLock<T>(
  path: string,
  { signal, onWait }: { signal?: AbortSignal; onWait: () => void },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const owner: Owner = { pid: process.pid, host: hostname(), token: randomUUID() };
  while (!(await tryLock(path, owner))) {
    signal?.throwIfAborted();
    onWait();
    await sleep(300, undefined, { signal });
  }
  const lost = new AbortController();
  const heartbeat = setInterval(async () => {
    if (await owns(path, owner)) await utimes(path, new Date(), new Date()).catch(() => undefined);
    else lost.abort(new Error('the pack lock was taken over'));
  }, HEARTBEAT_MS);
  heartbeat.unref();
  try {
    return await work(signal ? AbortSignal.any([signal, lost.signal]) : lost.signal);
  } finally {
    clearInterval(heartbeat);
    if (await owns(path, owner)) await rm(path, { force: true });
  }
}

async function tryLock(path: string, owner: Owner): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(JSON.stringify(owner));
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // A dead owner's lock is moved aside, which only one of several waiters manages.
    if (!isLockHeld(path)) await moveAside(path, owner);
    return false;
  }
  // A waiter that judged the old lock may have moved ours aside in this moment: look again before working.
  await sleep(40);
  return owns(path, owner);
}

async function moveAside(path: string, owner: Owner): Promise<void> {
  const aside = `${path}.${owner.token}`;
  await rename(path, aside).catch(() => undefined);
  await rm(aside, { force: true });
}

async function owns(path: string, owner: Owner): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return parseOwner(text)?.token === owner.token;
}

function parseOwner(text: string): Owner | null {
  try {
    const value = JSON.parse(text) as Partial<Owner>;
    return value.pid && value.host && value.token ? (value as Owner) : null;
  } catch {
    return null;
  }
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what processes that were killed left in a folder of unfinished files: whatever has not been written to for
 * a day. For the sweeper; returns how many entries went.
 */
export async function sweepDrafts(dir: string, now = Date.now()): Promise<number> {
  const entries = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let gone = 0;
  for (const entry of entries) {
    const path = join(dir, entry);
    const found = await stat(path).catch(() => null);
    if (!found || now - found.mtimeMs < KEPT_MS) continue;
    await rm(path, { recursive: true, force: true });
    gone += 1;
  }
  return gone;
}

import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Per-user cache shared by all checkouts: tools and engine weights that are too big to download twice.
 * Everything in it can be fetched again.
 */
export function userCacheDir(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'reelsmith');
}

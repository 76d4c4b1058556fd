import { createHmac, randomBytes } from 'node:crypto';
import type { App } from '../../platform/app.ts';
import type { Database } from '../../platform/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { verifyCredentials } from './credentials.ts';
import { personFields, viewerOf } from './viewerOf.ts';

const KEPT_MS = 60 * 1000;
const KEPT_MOST = 10_000;

interface Verified {
  /** The hash the password was checked against: after a change of password it is another one. */
  passwordHash: string;
  until: number;
}

interface Cache {
  verified: Map<string, Verified>;
  running: Map<string, Promise<Verified | null>>;
}

/** Never leaves this process; the cache holds neither passwords nor anything they could be searched with. */
const hmacKey = randomBytes(32);
const caches = new WeakMap<Database, Cache>();

/**
 * Name and password with every call, as the seed's clients send them. A verified pair is remembered for a
 * minute, because hashing each call's password would cap the product at the speed of argon2.
 * @returns null when they are wrong. @throws Refusal RATE_LIMITED after too many wrong ones.
 */
export async function viewerOfBasic(
  app: App,
  credentials: { userName: string; password: string; ip: string },
): Promise<Viewer | null> {
  const { verified, running } = cacheOf(app);
  const key = createHmac('sha256', hmacKey)
    .update(JSON.stringify([credentials.userName, credentials.password]))
    .digest('base64');
  const user = await app.db.user.findUnique({
    where: { userName: credentials.userName },
    select: { ...personFields, passwordHash: true },
  });
  const kept = verified.get(key);
  if (user && kept && kept.passwordHash === user.passwordHash && kept.until > Date.now()) {
    return viewerOf(user, 'basic', null);
  }
  // A client that opens twenty connections at once is one try, not twenty.
  const going = running.get(key) ?? verify(app, credentials).finally(() => running.delete(key));
  running.set(key, going);
  const outcome = await going;
  if (!outcome || outcome.passwordHash !== user?.passwordHash) return null;
  if (verified.size >= KEPT_MOST) verified.clear();
  verified.set(key, outcome);
  return viewerOf(user, 'basic', null);
}

async function verify(
  app: App,
  credentials: { userName: string; password: string; ip: string },
): Promise<Verified | null> {
  const user = await verifyCredentials(app, credentials);
  return user && { passwordHash: user.passwordHash, until: Date.now() + KEPT_MS };
}

function cacheOf(app: App): Cache {
  const cache = caches.get(app.db) ?? { verified: new Map(), running: new Map() };
  caches.set(app.db, cache);
  return cache;
}

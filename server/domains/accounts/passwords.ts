import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from './boundedQueue.ts';

/** Longest password that is looked at, in UTF-16 units. */
export const PASSWORD_MAX_LENGTH = 128;
export const PASSWORD_MIN_LENGTH = 6;

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** Of a random password nobody knows: names that do not exist cost the same time as those that do. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$rGQPI7bcBe4YlYlqeGzF6g$WDDfEHzjo3teldwVcJ5UBs73lzq2alZOv32Xm/pM4cQ';

/** Hashes are slow on purpose, and the cores are what is scarce: one queue per process. */
const queued = createBoundedQueue({ running: 2, waiting: 50 });

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, COST));
}

/** Whether the password is the one behind `passwordHash`; null (no such user) takes as long and is never it. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await queued(() =>
    verify(passwordHash ?? DUMMY_HASH, password.slice(0, PASSWORD_MAX_LENGTH + 1)),
  );
  return matches && passwordHash !== null && password.length <= PASSWORD_MAX_LENGTH;
}

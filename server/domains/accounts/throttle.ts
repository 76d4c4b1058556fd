import type { Database, DatabaseSession } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createBoundedQueue } from './boundedQueue.ts';
import type { Subjects } from './subjects.ts';
import { forgetWaits, noteWait, waitsUntil } from './waits.ts';

interface Rule {
  /** Failures within an hour that cost no waiting. */
  free: number;
  /** Waiting after the next failure; doubles with each further one. */
  firstDelaySeconds: number;
  longestDelaySeconds: number;
}

/**
 * One person at one place is stopped early and long. A name alone is stopped late and shortly, so that
 * strangers who guess from many addresses get at most one try a minute yet cannot keep its owner out.
 */
const RULES: Record<keyof Subjects, Rule> = {
  pair: { free: 5, firstDelaySeconds: 5, longestDelaySeconds: 15 * 60 },
  ip: { free: 30, firstDelaySeconds: 10, longestDelaySeconds: 5 * 60 },
  name: { free: 50, firstDelaySeconds: 5, longestDelaySeconds: 60 },
};

const WINDOW_MS = 60 * 60 * 1000;

/** A try that counts as a failure until it is taken back. */
export interface SignInAttempt {
  succeeded(): Promise<void>;
}

/** Tries wait for each other's locks: they may hold two of the process's connections and no more. */
const queued = createBoundedQueue({ running: 2, waiting: 50 });

/**
 * Counts a try before its password is looked at: parallel guesses cannot outrun the counter. While somebody has
 * to wait, tries are refused and not counted, so the waiting ends.
 * @throws Refusal RATE_LIMITED with retryAfterSeconds.
 */
export async function beginAttempt(
  db: Database,
  subjects: Subjects,
  now = new Date(),
): Promise<SignInAttempt> {
  const names = Object.values(subjects).sort();
  refuseUntil(waitsUntil(db, names), now);
  const ids = await queued(() => db.$transaction((tx) => countAttempt(tx, db, subjects, now)));
  return {
    async succeeded() {
      // An address keeps its other failures: one good account must not pay for guessing at others.
      const forgiven = [subjects.pair, subjects.name];
      await db.signInFailure.deleteMany({
        where: { OR: [{ id: { in: ids } }, { subject: { in: forgiven } }] },
      });
      forgetWaits(db, forgiven);
    },
  };
}

/** One failure for each subject, unless one of them has to wait. @returns their ids. */
async function countAttempt(
  tx: DatabaseSession,
  db: Database,
  subjects: Subjects,
  now: Date,
): Promise<bigint[]> {
  const names = Object.values(subjects).sort();
  for (const name of names) await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  const counted = await tx.signInFailure.groupBy({
    by: ['subject'],
    where: { subject: { in: names }, createdAt: { gt: new Date(now.getTime() - WINDOW_MS) } },
    _count: true,
    _max: { createdAt: true },
  });
  for (const kind of Object.keys(RULES) as Array<keyof Subjects>) {
    const found = counted.find((row) => row.subject === subjects[kind]);
    if (!found?._max.createdAt) continue;
    const untilMs = found._max.createdAt.getTime() + delaySeconds(RULES[kind], found._count) * 1000;
    if (untilMs > now.getTime()) noteWait(db, found.subject, untilMs);
  }
  refuseUntil(waitsUntil(db, names), now);
  const rows = await tx.signInFailure.createManyAndReturn({
    data: names.map((subject) => ({ subject, createdAt: now })),
    select: { id: true },
  });
  return rows.map((row) => row.id);
}

function refuseUntil(untilMs: number, now: Date): void {
  const waitMs = untilMs - now.getTime();
  if (waitMs <= 0) return;
  throw new Refusal('RATE_LIMITED', '请求过于频繁，请稍后再试', {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** Forgets an address's failures, with whatever name; what it has to wait for in memory: see forgetWaitsOf. */
export async function forgiveAddress(db: DatabaseSession, network: string): Promise<void> {
  await db.signInFailure.deleteMany({
    where: { OR: [{ subject: `ip:${network}` }, { subject: { endsWith: ` ${network}` } }] },
  });
}

/** Forgets failures that no longer count; for the sweeper. */
export async function sweepAttempts(db: Database, now = new Date()): Promise<number> {
  const { count } = await db.signInFailure.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - WINDOW_MS) } },
  });
  return count;
}

function delaySeconds(rule: Rule, failures: number): number {
  if (failures < rule.free) return 0;
  return Math.min(rule.longestDelaySeconds, rule.firstDelaySeconds * 2 ** (failures - rule.free));
}

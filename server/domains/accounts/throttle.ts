import type { Database } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Subjects } from './subjects.ts';

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
  ip: { free: 30, firstDelaySeconds: 10, longestDelaySeconds: 30 * 60 },
  name: { free: 50, firstDelaySeconds: 5, longestDelaySeconds: 60 },
};

const WINDOW_MS = 60 * 60 * 1000;
const MESSAGE = '请求过于频繁，请稍后再试';

/** A try that counts as a failure until it is taken back. */
export interface SignInAttempt {
  succeeded(): Promise<void>;
}

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
  const ids = await db.$transaction(async (tx) => {
    for (const name of names)
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
    const counted = await tx.signInFailure.groupBy({
      by: ['subject'],
      where: { subject: { in: names }, createdAt: { gt: new Date(now.getTime() - WINDOW_MS) } },
      _count: true,
      _max: { createdAt: true },
    });
    const waitSeconds = Math.max(
      0,
      ...(Object.keys(RULES) as Array<keyof Subjects>).map((kind) => {
        const found = counted.find((row) => row.subject === subjects[kind]);
        if (!found?._max.createdAt) return 0;
        const waited = (now.getTime() - found._max.createdAt.getTime()) / 1000;
        return delaySeconds(RULES[kind], found._count) - waited;
      }),
    );
    if (waitSeconds > 0) {
      throw new Refusal('RATE_LIMITED', MESSAGE, { retryAfterSeconds: Math.ceil(waitSeconds) });
    }
    const rows = await tx.signInFailure.createManyAndReturn({
      data: names.map((subject) => ({ subject, createdAt: now })),
      select: { id: true },
    });
    return rows.map((row) => row.id);
  });

  return {
    async succeeded() {
      // An address keeps its other failures: one good account must not pay for guessing at others.
      await db.signInFailure.deleteMany({
        where: { OR: [{ id: { in: ids } }, { subject: { in: [subjects.pair, subjects.name] } }] },
      });
    },
  };
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

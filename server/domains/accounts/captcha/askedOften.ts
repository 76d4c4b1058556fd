import type { Database } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** Enough for an office behind one address; few enough that guessing at captchas leads nowhere. */
export const CAPTCHAS_A_MINUTE = 30;
const MINUTE_MS = 60 * 1000;

/**
 * Counts a captcha that somebody asks for, in Postgres, so that several API processes agree.
 * @throws Refusal RATE_LIMITED with the seconds until the minute is over.
 */
export async function countAsked(db: Database, network: string, now: Date): Promise<void> {
  const startsAt = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const [row] = await db.$queryRaw<Array<{ count: number }>>`
    INSERT INTO "RequestWindow" ("kind", "ip", "startsAt", "count") VALUES ('captcha', ${network}, ${startsAt}, 1)
    ON CONFLICT ("kind", "ip", "startsAt") DO UPDATE SET "count" = "RequestWindow"."count" + 1
    RETURNING "count"`;
  if (row!.count <= CAPTCHAS_A_MINUTE) return;
  throw new Refusal('RATE_LIMITED', '请求过于频繁，请稍后再试', {
    retryAfterSeconds: Math.max(1, Math.ceil((startsAt.getTime() + MINUTE_MS - now.getTime()) / 1000)),
  });
}

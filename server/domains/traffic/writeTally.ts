import type { Database } from '../../platform/database.ts';
import type { TallyRow } from './requestTally.ts';

/** Rows a statement; its arrays stay below a megabyte. */
const BATCH = 5_000;

/**
 * Adds the counts to the table. Every process locks the rows in the same order, so that no two wait for each other.
 * Where the answer to a commit is lost a batch may count twice: these are statistics, not books.
 * @throws what the database throws; `written` tells how many rows are down.
 */
export async function writeTally(
  db: Database,
  rows: readonly TallyRow[],
  written: (count: number) => void,
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    await writeBatch(db, batch);
    written(start + batch.length);
  }
}

async function writeBatch(db: Database, rows: readonly TallyRow[]): Promise<void> {
  const column = <Key extends keyof TallyRow>(key: Key) => rows.map((row) => row[key]);
  await db.$executeRaw`
    INSERT INTO "RequestStat" AS kept
      ("hour", "ip", "endpoint", "requests", "successes", "failures", "totalMs", "slowestMs", "lastAccessAt")
    SELECT to_timestamp(t.hour / 1000.0), t.ip, t.endpoint, t.requests, t.successes, t.failures, t.total, t.slowest,
           to_timestamp(t.last / 1000.0)
    FROM unnest(
      ${column('hour')}::float8[], ${column('network')}::text[], ${column('endpoint')}::text[],
      ${column('requests')}::int[], ${column('successes')}::int[], ${column('failures')}::int[],
      ${column('totalMs')}::float8[], ${column('slowestMs')}::float8[], ${column('lastAt')}::float8[]
    ) AS t(hour, ip, endpoint, requests, successes, failures, total, slowest, last)
    ORDER BY 1, 2, 3
    ON CONFLICT ("hour", "ip", "endpoint") DO UPDATE SET
      "requests" = kept."requests" + EXCLUDED."requests",
      "successes" = kept."successes" + EXCLUDED."successes",
      "failures" = kept."failures" + EXCLUDED."failures",
      "totalMs" = kept."totalMs" + EXCLUDED."totalMs",
      "slowestMs" = greatest(kept."slowestMs", EXCLUDED."slowestMs"),
      "lastAccessAt" = greatest(kept."lastAccessAt", EXCLUDED."lastAccessAt")`;
}

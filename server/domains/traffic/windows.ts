import type { Database } from '../../platform/database.ts';
import type { Rule, WindowKind } from './rules.ts';

/** How much a network has asked for in the current window, of all processes together. */
export interface WindowSum {
  kind: WindowKind;
  network: string;
  count: number;
  /** Until the next window begins. */
  secondsLeft: number;
}

const MOST_NETWORKS = 50_000;
/** What is below this share of a limit waits in memory: ordinary visitors are never written, and a sum is 0.5 % short. */
const WRITTEN_FROM = 1 / 200;
/** After so many flushes, about a minute, what still waits is of no interest any more. */
const FORGOTTEN_AFTER = 60;

/** Counts since the last flush, by kind; what one process saw is added to what all saw. */
export function createWindows(rules: readonly Rule[]) {
  let flushes = 0;
  const pending = new Map<WindowKind, Map<string, number>>(rules.map(({ kind }) => [kind, new Map()]));

  return {
    note(kind: WindowKind, network: string, count = 1): void {
      const counts = pending.get(kind);
      if (!counts) return;
      const known = counts.get(network);
      // Beyond so many networks a second each of them asked for next to nothing.
      if (known === undefined && counts.size >= MOST_NETWORKS) return;
      counts.set(network, (known ?? 0) + count);
    },
    forget(network: string): void {
      for (const counts of pending.values()) counts.delete(network);
    },
    /** Adds what is pending. Where the database is away it is lost: a window is over before it comes back. */
    async flush(db: Database): Promise<WindowSum[]> {
      const rows = rules.flatMap(({ kind, windowSeconds, limit }) =>
        [...pending.get(kind)!]
          .filter(([, count]) => count >= limit * WRITTEN_FROM)
          .map(([network, count]) => ({ kind, windowSeconds, network, count })),
      );
      for (const { kind, network } of rows) pending.get(kind)!.delete(network);
      flushes += 1;
      if (flushes % FORGOTTEN_AFTER === 0) for (const counts of pending.values()) counts.clear();
      if (rows.length === 0) return [];
      // The database's clock says which window it is, for all processes alike; rows are locked in one order.
      return db.$queryRaw<WindowSum[]>`
        INSERT INTO "RequestWindow" AS kept ("kind", "ip", "startsAt", "count")
        SELECT t.kind, t.ip, date_bin(make_interval(secs => t.seconds), now(), 'epoch'), t.count
        FROM unnest(
          ${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.network)}::text[],
          ${rows.map((row) => row.windowSeconds)}::int[], ${rows.map((row) => row.count)}::int[]
        ) AS t(kind, ip, seconds, count)
        ORDER BY 1, 2, 3
        ON CONFLICT ("kind", "ip", "startsAt") DO UPDATE SET "count" = kept."count" + EXCLUDED."count"
        RETURNING kept."kind", kept."ip" AS "network", kept."count",
          extract(epoch FROM kept."startsAt" - now())::float8
            + (CASE WHEN kept."kind" IN ('guess', 'scan') THEN 600 ELSE 60 END) AS "secondsLeft"`;
    },
  };
}

/** Forgets windows that are over. */
export async function sweepWindows(db: Database): Promise<void> {
  await db.requestWindow.deleteMany({ where: { startsAt: { lt: new Date(Date.now() - 60 * 60 * 1000) } } });
}

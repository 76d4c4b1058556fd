import { type BlockReason, Prisma } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';

/** What one network asked of one endpoint, summed over the hours looked at. */
export interface TrafficRow {
  ip: string;
  endpoint: string;
  requests: number;
  successes: number;
  failures: number;
  averageMs: number;
  slowestMs: number;
  lastAccessAt: Date;
}

export interface BlockedRow {
  ip: string;
  endpoint: string;
  reason: BlockReason;
  /** How often within the last days, this time included. */
  times: number;
  createdAt: Date;
  until: Date;
  remainingSeconds: number;
}

/** By what the statistics can be ordered, in SQL's words; people choose a name, never a text. */
const ORDERS = {
  IP: Prisma.sql`"ip"`,
  ENDPOINT: Prisma.sql`"endpoint"`,
  REQUESTS: Prisma.sql`"requests"`,
  SUCCESSES: Prisma.sql`"successes"`,
  FAILURES: Prisma.sql`"failures"`,
  AVERAGE: Prisma.sql`"averageMs"`,
  SLOWEST: Prisma.sql`"slowestMs"`,
  LAST_ACCESS: Prisma.sql`"lastAccessAt"`,
} as const;
export type TrafficOrder = keyof typeof ORDERS;

export interface TrafficWish {
  /** Part of an address, of an endpoint's name. */
  ip?: string | null | undefined;
  endpoint?: string | null | undefined;
  /** How far back, in hours; whole hours of the clock count, so the oldest one is counted whole. */
  hours: number;
  orderBy: TrafficOrder;
  descending: boolean;
  skip: number;
  take: number;
}

/** One page of who asked for what. */
export async function trafficStats(
  { db }: Pick<App, 'db'>,
  viewer: Viewer | null,
  wish: TrafficWish,
): Promise<{ rows: TrafficRow[]; total: number }> {
  requirePermission(viewer, 'administer');
  const filters = [Prisma.sql`"hour" > now() - make_interval(hours => ${wish.hours}::int)`];
  if (wish.ip) filters.push(Prisma.sql`strpos(lower("ip"), lower(${wish.ip})) > 0`);
  if (wish.endpoint) filters.push(Prisma.sql`strpos(lower("endpoint"), lower(${wish.endpoint})) > 0`);
  const direction = wish.descending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const found = await db.$queryRaw<Array<TrafficRow & { total: number }>>`
    SELECT *, count(*) OVER ()::int AS "total" FROM (
      SELECT "ip", "endpoint",
        sum("requests")::float8 AS "requests", sum("successes")::float8 AS "successes",
        sum("failures")::float8 AS "failures", sum("totalMs") / greatest(sum("requests"), 1) AS "averageMs",
        max("slowestMs") AS "slowestMs", max("lastAccessAt") AS "lastAccessAt"
      FROM "RequestStat" WHERE ${Prisma.join(filters, ' AND ')}
      GROUP BY "ip", "endpoint"
    ) AS summed
    ORDER BY ${ORDERS[wish.orderBy]} ${direction}, "lastAccessAt" DESC, "ip", "endpoint"
    LIMIT ${wish.take} OFFSET ${wish.skip}`;
  // Behind the last page there are no rows to count by.
  const total =
    found[0]?.total ??
    (wish.skip > 0 ? (await trafficStats({ db }, viewer, { ...wish, skip: 0, take: 1 })).total : 0);
  return { rows: found.map(({ total: _, ...row }) => row), total };
}

/** One page of who is kept out now; those who wait longest first. */
export async function blockedAddresses(
  { db }: Pick<App, 'db'>,
  viewer: Viewer | null,
  page: { skip: number; take: number },
): Promise<{ rows: BlockedRow[]; total: number }> {
  requirePermission(viewer, 'administer');
  const where = { until: { gt: new Date() } };
  const [rows, total] = await Promise.all([
    db.addressBlock.findMany({ where, orderBy: [{ until: 'desc' }, { id: 'asc' }], ...page }),
    db.addressBlock.count({ where }),
  ]);
  return {
    rows: rows.map((row) => ({
      ...row,
      remainingSeconds: Math.max(0, Math.ceil((row.until.getTime() - Date.now()) / 1000)),
    })),
    total,
  };
}

/**
 * Mean time to the first byte of the API's answers in ms, over this hour of the clock and the one before: what one
 * number for "how fast are we" can honestly say. Pages and files are left out: the disk answers them.
 */
export async function overallLatencyMs({ db }: Pick<App, 'db'>, viewer: Viewer | null): Promise<number> {
  requirePermission(viewer, 'administer');
  const [sum] = await db.$queryRaw<Array<{ ms: number | null }>>`
    SELECT sum("totalMs") / nullif(sum("requests"), 0) AS "ms" FROM "RequestStat"
    WHERE "hour" > now() - interval '2 hours' AND "endpoint" NOT IN ('page', 'files')`;
  return Math.round((sum?.ms ?? 0) * 100) / 100;
}

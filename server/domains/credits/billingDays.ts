import type { App } from '../../platform/app.ts';
import { badInput } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { type BillingFilter, billingWhere } from './billingFilter.ts';
import { toYuan } from './record.ts';

export interface BillingDay {
  /** "2026-11-21" in the zone that was asked for. */
  day: string;
  chargeYuan: number;
  costCredits: number;
}

/** What a chart can show; of a longer time its last year. */
export const MOST_DAYS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Top-ups and spends per day, oldest first; days on which nothing moved are not there. At most the last MOST_DAYS
 * of the filter's time.
 * @param timeZone whose midnight parts the days, e.g. "Asia/Shanghai".
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for the zone or the time range.
 */
export async function billingDays(
  app: App,
  viewer: Viewer,
  filter: BillingFilter,
  timeZone: string,
): Promise<BillingDay[]> {
  requirePermission(viewer, 'administer');
  const zone = await knownZone(app, timeZone);
  const end = filter.before ?? new Date();
  const earliest = new Date(end.getTime() - MOST_DAYS * DAY_MS);
  const where = billingWhere(filter);
  const from = filter.from && filter.from > earliest ? filter.from : earliest;
  const days = await app.db.$queryRaw<Array<{ day: string; charge: bigint; cost: bigint }>>`
    SELECT d."day"::text AS day,
      coalesce(sum(d."availableDelta") FILTER (WHERE d."kind" = 'TOP_UP'), 0)::bigint AS charge,
      coalesce(-sum(d."heldDelta") FILTER (WHERE d."kind" = 'SETTLE'), 0)::bigint AS cost
    FROM (
      SELECT (e."createdAt" AT TIME ZONE ${zone})::date AS day, e."kind", e."availableDelta", e."heldDelta"
      FROM "CreditEntry" e
      WHERE ${where} AND e."createdAt" >= ${from}::timestamptz AND e."kind" IN ('TOP_UP', 'SETTLE')
    ) d
    GROUP BY d."day" ORDER BY d."day"`;
  return days.map(({ day, charge, cost }) => ({
    day,
    chargeYuan: toYuan(Number(charge)),
    costCredits: Number(cost),
  }));
}

/** By how the caller wrote it; Postgres takes long to list them, and there are a few hundred. */
const zones = new Map<string, string>();

/** Only names that Postgres knows: it reads "+08:00" the other way round than everybody else. */
async function knownZone(app: App, name: string): Promise<string> {
  const known = zones.get(name);
  if (known) return known;
  const [zone] = await app.db.$queryRaw<Array<{ name: string }>>`
    SELECT "name" FROM pg_timezone_names WHERE "name" = ${name} LIMIT 1`;
  if (!zone) throw badInput('timeZone', '时区名称不正确，例如 Asia/Shanghai');
  zones.set(name, zone.name);
  return zone.name;
}

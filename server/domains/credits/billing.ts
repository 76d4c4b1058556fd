/** Everybody's books, for administrators: rows, sums and days of a filter, and whether the books are sound. */
import { Prisma } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { type BillingFilter, billingWhere } from './billingFilter.ts';
import { type LedgerRecord, recordFields, toRecord, toYuan } from './record.ts';

export { type BillingDay, billingDays } from './billingDays.ts';
export type { BillingFilter } from './billingFilter.ts';
export { type LedgerReport, ledgerHealth } from './ledgerReport.ts';

/**
 * A window of the rows, newest first. Six statements, however many rows.
 * @throws Refusal NOT_FOUND to everybody but administrators; BAD_USER_INPUT for the time range.
 */
export async function readBilling(
  app: App,
  viewer: Viewer,
  asked: { filter?: BillingFilter; skip: number; take: number },
): Promise<{ rows: LedgerRecord[]; total: number }> {
  requirePermission(viewer, 'administer');
  const where = billingWhere(asked.filter ?? {});
  const [rows, [count]] = await Promise.all([
    rowsOf(app, where, Prisma.sql`LIMIT ${asked.take} OFFSET ${asked.skip}`),
    app.db.$queryRaw<[{ total: bigint }]>`SELECT count(*) AS total FROM "CreditEntry" e WHERE ${where}`,
  ]);
  return { rows, total: Number(count.total) };
}

export interface BillingSums {
  entries: number;
  /** People whose rows they are. */
  people: number;
  chargeYuan: number;
  costCredits: number;
}

/** Over all rows that the filter lets through. */
export async function billingSums(
  app: App,
  viewer: Viewer,
  filter: BillingFilter = {},
): Promise<BillingSums> {
  requirePermission(viewer, 'administer');
  const [sums] = await app.db.$queryRaw<[Record<'entries' | 'people' | 'charge' | 'cost', bigint>]>`
    SELECT count(*) AS entries, count(DISTINCT e."userId") AS people,
      coalesce(sum(e."availableDelta") FILTER (WHERE e."kind" = 'TOP_UP'), 0)::bigint AS charge,
      coalesce(-sum(e."heldDelta") FILTER (WHERE e."kind" = 'SETTLE'), 0)::bigint AS cost
    FROM "CreditEntry" e WHERE ${billingWhere(filter)}`;
  return {
    entries: Number(sums.entries),
    people: Number(sums.people),
    chargeYuan: toYuan(Number(sums.charge)),
    costCredits: Number(sums.cost),
  };
}

const READ_AT_ONCE = 500;

/** The same rows one after another, read in pieces, so that any number of them needs little memory. */
export function streamBilling(app: App, viewer: Viewer, filter: BillingFilter): AsyncGenerator<LedgerRecord> {
  requirePermission(viewer, 'administer');
  // Refused here and not at the first row: by then an answer may have begun.
  return pieces(app, billingWhere(filter));
}

async function* pieces(app: App, where: Prisma.Sql): AsyncGenerator<LedgerRecord> {
  for (let below: number | null = null; ; ) {
    const further: Prisma.Sql = below === null ? where : Prisma.sql`${where} AND e."id" < ${below}`;
    const rows: LedgerRecord[] = await rowsOf(app, further, Prisma.sql`LIMIT ${READ_AT_ONCE}`);
    yield* rows;
    if (rows.length < READ_AT_ONCE) return;
    below = rows.at(-1)!.id;
  }
}

async function rowsOf(app: App, where: Prisma.Sql, part: Prisma.Sql): Promise<LedgerRecord[]> {
  const found = await app.db.$queryRaw<Array<{ id: bigint }>>`
    SELECT e."id" FROM "CreditEntry" e WHERE ${where} ORDER BY e."id" DESC ${part}`;
  const entries = await app.db.creditEntry.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    select: recordFields,
    orderBy: { id: 'desc' },
  });
  return entries.map(toRecord);
}

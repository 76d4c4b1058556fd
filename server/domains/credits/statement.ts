import type { CreditEntryKind, Prisma } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { badInput } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { type LedgerRecord, recordFields, toRecord, toYuan } from './record.ts';

/** What of one's own books is asked for; nothing given is everything. */
export interface StatementFilter {
  kinds?: readonly CreditEntryKind[] | null | undefined;
  /** From this moment on. */
  from?: Date | null | undefined;
  /** Before this moment. */
  before?: Date | null | undefined;
}

export interface Statement {
  /** Newest first. */
  records: LedgerRecord[];
  total: number;
  sums: StatementSums;
}

/** Over all that the filter lets through, whatever page is shown. */
export interface StatementSums {
  chargeYuan: number;
  costCredits: number;
}

/**
 * One page of the viewer's own books.
 * @throws Refusal BAD_USER_INPUT where the time ends before it begins.
 */
export async function readStatement(
  app: App,
  viewer: Viewer,
  asked: { filter?: StatementFilter; skip: number; take: number },
): Promise<Statement> {
  const where = ownEntries(viewer, asked.filter);
  const { skip, take } = asked;
  const [rows, kinds] = await Promise.all([
    app.db.creditEntry.findMany({ where, select: recordFields, orderBy: { id: 'desc' }, skip, take }),
    app.db.creditEntry.groupBy({
      by: ['kind'],
      where,
      _count: true,
      _sum: { availableDelta: true, heldDelta: true },
    }),
  ]);
  const sumsOf = (kind: CreditEntryKind) => kinds.find((group) => group.kind === kind)?._sum;
  return {
    records: rows.map(toRecord),
    total: kinds.reduce((sum, { _count }) => sum + _count, 0),
    sums: {
      chargeYuan: toYuan(sumsOf('TOP_UP')?.availableDelta ?? 0),
      costCredits: Math.abs(sumsOf('SETTLE')?.heldDelta ?? 0),
    },
  };
}

const READ_AT_ONCE = 500;

/** The same rows one after another, read in pieces: a long life's books need little memory. */
export function streamStatement(
  app: App,
  viewer: Viewer,
  filter: StatementFilter,
): AsyncGenerator<LedgerRecord> {
  // Refused here and not at the first row: by then an answer may have begun.
  return pieces(app, ownEntries(viewer, filter));
}

async function* pieces(app: App, where: Prisma.CreditEntryWhereInput): AsyncGenerator<LedgerRecord> {
  for (let below: bigint | null = null; ; ) {
    const rows: Prisma.CreditEntryGetPayload<{ select: typeof recordFields }>[] =
      await app.db.creditEntry.findMany({
        where: below === null ? where : { AND: [where, { id: { lt: below } }] },
        select: recordFields,
        orderBy: { id: 'desc' },
        take: READ_AT_ONCE,
      });
    yield* rows.map(toRecord);
    if (rows.length < READ_AT_ONCE) return;
    below = rows.at(-1)!.id;
  }
}

function ownEntries(viewer: Viewer, filter: StatementFilter = {}): Prisma.CreditEntryWhereInput {
  requirePermission(viewer, 'read');
  const { kinds, from, before } = filter;
  if (from && before && from >= before) throw badInput('before', '结束时间须晚于开始时间');
  return {
    userId: viewer.userId,
    ...(kinds?.length ? { kind: { in: [...kinds] } } : {}),
    ...(from || before
      ? { createdAt: { ...(from ? { gte: from } : {}), ...(before ? { lt: before } : {}) } }
      : {}),
  };
}

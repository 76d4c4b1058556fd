import type { CreditEntryKind, Prisma } from '../../../prisma/generated/client/client.ts';
import { workLabel } from '../projects/kinds.ts';
import { type CostChannel, CREDITS_PER_YUAN, type PaymentChannel } from './credits.ts';

/**
 * One row of the books as people read it, the same for one's own statement and for the administrators' billing.
 *
 * Units: a top-up is `charge`, in yuan, exact to the cent (1 credit is 1 cent). A spend is `cost`, in credits.
 * The balance is free + held credits, so that before + charge × 100 − cost = after in every row, and what is
 * only set aside (hold) or given back (release) leaves the balance as it is: neither charge nor cost, "other".
 */
export interface LedgerRecord {
  id: number;
  userId: number;
  userName: string;
  kind: CreditEntryKind;
  /** Yuan with two decimals; 0 where it is no top-up. */
  chargeYuan: number;
  /** Credits; 0 where nothing was spent. */
  costCredits: number;
  /** Credits that the row moves, whatever way; never negative. */
  amountCredits: number;
  /** 1 Alipay, 2 WeChat Pay, 3 bank card, 100 administrator; null where it is no top-up. */
  channel: PaymentChannel | null;
  /** 1 agent, 2 workflow, 3 tool; null for top-ups. */
  costChannel: CostChannel | null;
  balanceBefore: number;
  balanceAfter: number;
  /** Free to spend after it. */
  availableAfter: number;
  createdAt: Date;
  /** What was paid for; null for top-ups. */
  project: { id: number; name: string; title: string; deleted: boolean } | null;
  /** Which attempt at the project, counted from 1. */
  runNumber: number | null;
  /** The kind of project and the step that was charged, e.g. "素材混剪 · 脚本撰写"; for top-ups their note. */
  what: string | null;
}

/** What must be read of an entry to write its record; the relations cost one statement each, however many rows. */
export const recordFields = {
  id: true,
  userId: true,
  key: true,
  kind: true,
  availableDelta: true,
  heldDelta: true,
  availableAfter: true,
  heldAfter: true,
  channel: true,
  costChannel: true,
  note: true,
  createdAt: true,
  user: { select: { userName: true } },
  run: {
    select: {
      number: true,
      project: { select: { id: true, name: true, title: true, deletedAt: true } },
    },
  },
} satisfies Prisma.CreditEntrySelect;

export type RecordRow = Prisma.CreditEntryGetPayload<{ select: typeof recordFields }>;

/** The record of an entry. */
export function toRecord(entry: RecordRow): LedgerRecord {
  const { kind, availableDelta, heldDelta, availableAfter, heldAfter, run } = entry;
  const balanceAfter = availableAfter + heldAfter;
  const amountCredits = Math.max(Math.abs(availableDelta), Math.abs(heldDelta));
  return {
    id: Number(entry.id),
    userId: entry.userId,
    userName: entry.user.userName,
    kind,
    chargeYuan: kind === 'TOP_UP' ? toYuan(amountCredits) : 0,
    costCredits: kind === 'SETTLE' ? amountCredits : 0,
    amountCredits,
    channel: entry.channel as PaymentChannel | null,
    costChannel: entry.costChannel as CostChannel | null,
    balanceBefore: balanceAfter - availableDelta - heldDelta,
    balanceAfter,
    availableAfter,
    createdAt: entry.createdAt,
    project: run && {
      id: run.project.id,
      name: run.project.name,
      title: run.project.title,
      deleted: run.project.deletedAt !== null,
    },
    runNumber: run?.number ?? null,
    what: run ? workLabel(run.project.name, settledStep(entry)) : entry.note,
  };
}

/** Exact: the nearest number to a whole count of cents prints with at most two decimals. */
export const toYuan = (credits: number) => credits / CREDITS_PER_YUAN;

/** Settlements name their step in their key, tools with their place: `run:18:settle:analyze_video-2`. */
function settledStep({ kind, key }: Pick<RecordRow, 'kind' | 'key'>): string | null {
  return kind === 'SETTLE' ? (key.split(':')[3]?.replace(/-\d+$/, '') ?? null) : null;
}

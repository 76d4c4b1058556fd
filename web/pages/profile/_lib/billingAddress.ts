import type { LedgerKind } from '../../../features/ledger/KindTag.tsx';

/** The filter as the address has it; days are the reader's own. */
export interface BillingFilter {
  kind: LedgerKind | null;
  /** `2026-11-21` */
  from: string | null;
  /** The last day that is still shown. */
  to: string | null;
}

const kinds: Readonly<Record<string, LedgerKind>> = {
  top_up: 'TOP_UP',
  settle: 'SETTLE',
  hold: 'HOLD',
  release: 'RELEASE',
};

export function readBillingFilter(search: URLSearchParams): BillingFilter {
  return {
    kind: kinds[search.get('kind') ?? ''] ?? null,
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
  };
}

export function isBackwards({ from, to }: BillingFilter): boolean {
  return from !== null && to !== null && from > to;
}

/** Moments of the filter: from the first day's beginning to behind the last day's end. A backwards range has none. */
export function momentsOf(filter: BillingFilter): { from: string | null; before: string | null } {
  const { from, to } = isBackwards(filter) ? { from: filter.from, to: null } : filter;
  return { from: from && startOf(from, 0), before: to && startOf(to, 1) };
}

/** The same rows as a file. */
export function csvPath(filter: BillingFilter): string {
  const { from, before } = momentsOf(filter);
  const query = new URLSearchParams();
  if (filter.kind) query.set('kind', filter.kind.toLowerCase());
  if (from) query.set('start_time', from);
  if (before) query.set('end_time', before);
  return `/api/v1/billing/statement.csv${query.size > 0 ? `?${query}` : ''}`;
}

function dayOf(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** Of its table; the page sizes are the seed's. */
export const billingShape = { prefix: '', sizes: [10, 20, 50, 100], usualSize: 20 } as const;

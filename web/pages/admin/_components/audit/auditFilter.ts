import type {
  AuditAction,
  AuditRowsQuery$variables,
} from '../../../../__generated__/AuditRowsQuery.graphql.ts';
import { billing, audit as t } from '../../../../locales/zh-CN/admin.ts';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';
import { rangeOf } from '../../_lib/localTime.ts';

export const auditFilterNames = ['action', 'actor', 'subject', 'from', 'until'] as const;

export type AuditFilter = NonNullable<AuditRowsQuery$variables['filter']>;

/** What the address asks for, in the words of GraphQL and of REST's CSV. */
export function auditFilter(table: TableControls) {
  const action = table.filter('action');
  const known = action in t.actions;
  const { from, before } = rangeOf(table.filter('from'), table.filter('until'));
  const backwards = from !== null && before !== null && from >= before;
  const filter: AuditFilter = {
    actions: known ? [action as AuditAction] : null,
    actor: table.filter('actor').slice(0, 64) || null,
    subject: table.filter('subject').slice(0, 128) || null,
    from: backwards ? null : from,
    before: backwards ? null : before,
  };
  const csv = {
    action: known ? restAction(action) : null,
    actor: filter.actor ?? null,
    subject: filter.subject ?? null,
    start_time: filter.from ?? null,
    end_time: filter.before ? new Date(Date.parse(filter.before) - 1000).toISOString() : null,
  };
  return { filter, csv, problem: backwards ? billing.badRange : null };
}

/** USER_RESET_PASSWORD is `user.reset-password` to REST: the thing, a dot, and what was done to it. */
export function restAction(action: string): string {
  const things = ['LAB_TOOL', 'USER', 'CREDITS', 'ADDRESS', 'PROJECT'];
  const thing = things.find((one) => action.startsWith(`${one}_`)) ?? '';
  const dashed = (text: string) => text.toLowerCase().replaceAll('_', '-');
  return `${dashed(thing)}.${dashed(action.slice(thing.length + 1))}`;
}

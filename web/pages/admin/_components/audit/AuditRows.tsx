import { graphql } from 'react-relay/hooks.js';
import type { AuditRowsQuery } from '../../../../__generated__/AuditRowsQuery.graphql.ts';
import { audit as t } from '../../../../locales/zh-CN/admin.ts';
import { useTableQuery } from '../../../../relay/useTableQuery.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { Pager } from '../../../../ui/table/Pager.tsx';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';
import { NoRows } from '../NoRows.tsx';
import { auditColumns } from './auditColumns.tsx';
import { type AuditFilter, auditFilterNames } from './auditFilter.ts';

export type AuditRow = AuditRowsQuery['response']['auditEntries']['rows'][number];

interface AuditRowsProps {
  table: TableControls;
  filter: AuditFilter;
  attempt: number;
}

/** One page of the log. */
export function AuditRows({ table, filter, attempt }: AuditRowsProps) {
  const { data, stale } = useTableQuery<AuditRowsQuery>(
    graphql`
      query AuditRowsQuery($filter: AuditFilter, $page: PageInput!) {
        auditEntries(filter: $filter, page: $page) {
          total
          rows {
            number
            action
            actor {
              number
              userName
              displayName
            }
            subject {
              number
              userName
              displayName
            }
            target
            changes {
              field
              before
              after
            }
            ip
            createdAt
          }
        }
      }
    `,
    { filter, page: { number: table.page, size: table.size } },
    attempt,
  );
  const { rows, total } = data.auditEntries;
  return (
    <>
      <DataTable
        label={t.label}
        columns={auditColumns}
        rows={rows}
        expectedRows={table.size}
        rowKey={({ number }) => String(number)}
        rowName={({ number }) => String(number)}
        stale={stale}
        empty={<NoRows table={table} total={total} names={auditFilterNames} empty={t.empty} />}
      />
      <Pager table={table} total={total} />
    </>
  );
}

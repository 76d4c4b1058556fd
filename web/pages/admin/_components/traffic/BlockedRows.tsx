import { useMemo, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { BlockedRowsQuery } from '../../../../__generated__/BlockedRowsQuery.graphql.ts';
import { traffic as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { useTableQuery } from '../../../../relay/useTableQuery.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { Pager } from '../../../../ui/table/Pager.tsx';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';
import { NoRows } from '../NoRows.tsx';
import { blockedColumns } from './blockedColumns.tsx';
import { UnblockDialog } from './UnblockDialog.tsx';

export type BlockedRow = BlockedRowsQuery['response']['blockedAddresses']['rows'][number];

interface BlockedRowsProps {
  table: TableControls;
  attempt: number;
  /** Somebody was let in, or their time is over. */
  onChange: () => void;
}

export function BlockedRows({ table, attempt, onChange }: BlockedRowsProps) {
  const [asking, setAsking] = useState<string | null>(null);
  const { data, stale } = useTableQuery<BlockedRowsQuery>(
    graphql`
      query BlockedRowsQuery($page: PageInput!) {
        blockedAddresses(page: $page) {
          total
          rows {
            id
            ip
            endpoint
            reasonText
            times
            remainingSeconds
            createdAt
          }
        }
      }
    `,
    { page: { number: table.page, size: table.size } },
    attempt,
  );
  const { rows, total } = data.blockedAddresses;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment these rows came
  const saidAt = useMemo(() => performance.now(), [rows]);
  return (
    <>
      <DataTable
        label={t.blocked}
        columns={blockedColumns(saidAt, onChange)}
        rows={rows}
        expectedRows={3}
        rowKey={({ id }) => id}
        rowName={({ ip }) => ip}
        actions={({ ip }) => [{ key: 'unblock', label: t.unblock, onSelect: () => setAsking(ip) }]}
        stale={stale}
        empty={<NoRows table={table} total={total} names={[]} empty={t.noBlocked} />}
      />
      {total > 0 && <Pager table={table} total={total} />}
      {asking && <UnblockDialog ip={asking} onClose={() => setAsking(null)} onDone={onChange} />}
    </>
  );
}

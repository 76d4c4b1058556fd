import { graphql } from 'react-relay/hooks.js';
import type { StatRowsQuery, TrafficSort } from '../../../../__generated__/StatRowsQuery.graphql.ts';
import { traffic as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { useTableQuery } from '../../../../relay/useTableQuery.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { Pager } from '../../../../ui/table/Pager.tsx';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';
import { NoRows } from '../NoRows.tsx';
import { statColumns } from './statColumns.tsx';

export type StatRow = StatRowsQuery['response']['trafficStats']['rows'][number];

const sorts: Readonly<Record<string, TrafficSort>> = {
  ip: 'IP',
  endpoint: 'ENDPOINT',
  requests: 'REQUESTS',
  successes: 'SUCCESSES',
  failures: 'FAILURES',
  average: 'AVERAGE',
  slowest: 'SLOWEST',
  lastAccess: 'LAST_ACCESS',
};

export function StatRows({ table, attempt }: { table: TableControls; attempt: number }) {
  const hours = table.filter('hours');
  const { data, stale } = useTableQuery<StatRowsQuery>(
    graphql`
      query StatRowsQuery($filter: TrafficFilter!, $order: TrafficOrder!, $page: PageInput!) {
        trafficStats(filter: $filter, order: $order, page: $page) {
          total
          rows {
            id
            ip
            endpoint
            requestCount
            successCount
            failCount
            averageMs
            slowestMs
            lastAccessAt
          }
        }
      }
    `,
    {
      filter: {
        ip: table.filter('ip').slice(0, 64) || null,
        endpoint: table.filter('endpoint').slice(0, 128) || null,
        hours: t.ranges.some(([value]) => value === hours) ? Number(hours) : 24,
      },
      order: {
        by: sorts[table.sort?.key ?? ''] ?? 'LAST_ACCESS',
        descending: table.sort?.direction !== 'ascending',
      },
      page: { number: table.page, size: table.size },
    },
    attempt,
  );
  const { rows, total } = data.trafficStats;
  return (
    <>
      <DataTable
        label={t.stats}
        columns={statColumns}
        rows={rows}
        expectedRows={table.size}
        rowKey={({ id }) => id}
        rowName={({ ip }) => ip}
        sort={table.sort}
        onSort={table.setSort}
        stale={stale}
        empty={<NoRows table={table} total={total} names={['ip', 'endpoint', 'hours']} empty={t.noStats} />}
      />
      {total > 0 && <Pager table={table} total={total} />}
    </>
  );
}

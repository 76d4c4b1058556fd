import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount, formatDateTime } from '../../../../lib/format.ts';
import { traffic as t } from '../../../../locales/zh-CN/adminWatch.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { Ip } from './blockedColumns.tsx';
import { milliseconds } from './milliseconds.ts';
import type { StatRow } from './StatRows.tsx';

const { columns } = t;
const count = { figure: true, sortable: 'descending' } as const;

export const statColumns: readonly Column<StatRow>[] = [
  {
    key: 'ip',
    title: columns.ip,
    sortable: 'ascending',
    minWidth: '150px',
    onCard: 'headline',
    cell: ({ ip }) => <Ip ip={ip} />,
  },
  {
    key: 'endpoint',
    title: columns.endpoint,
    sortable: 'ascending',
    minWidth: '240px',
    cell: ({ endpoint }) => (
      <chakra.span overflowWrap="anywhere">{t.endpoints[endpoint] ?? endpoint}</chakra.span>
    ),
  },
  {
    key: 'requests',
    title: columns.requests,
    ...count,
    cell: ({ requestCount }) => formatCount(requestCount),
  },
  {
    key: 'successes',
    title: columns.successes,
    ...count,
    cell: ({ successCount }) => formatCount(successCount),
  },
  {
    key: 'failures',
    title: columns.failures,
    ...count,
    cell: ({ failCount }) => (
      <chakra.span color={failCount > 0 ? 'status.failed.fg' : undefined}>
        {formatCount(failCount)}
      </chakra.span>
    ),
  },
  {
    key: 'average',
    title: columns.average,
    ...count,
    minWidth: '88px',
    cell: ({ averageMs }) => milliseconds(averageMs),
  },
  {
    key: 'slowest',
    title: columns.slowest,
    ...count,
    minWidth: '88px',
    cell: ({ slowestMs }) => milliseconds(slowestMs),
  },
  {
    key: 'lastAccess',
    title: columns.lastAccess,
    sortable: 'descending',
    minWidth: '140px',
    cell: ({ lastAccessAt }) => formatDateTime(lastAccessAt),
  },
];

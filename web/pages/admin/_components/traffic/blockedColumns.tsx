import { chakra } from '@chakra-ui/react/styled-system';
import { formatDateTime } from '../../../../lib/format.ts';
import { traffic as t } from '../../../../locales/zh-CN/adminWatch.ts';
import type { Column } from '../../../../ui/table/column.ts';
import type { BlockedRow } from './BlockedRows.tsx';
import { Countdown } from './Countdown.tsx';

const columns = t.columns;

export function blockedColumns(saidAt: number, onOver: () => void): readonly Column<BlockedRow>[] {
  return [
    { key: 'ip', title: columns.ip, minWidth: '160px', onCard: 'headline', cell: ({ ip }) => <Ip ip={ip} /> },
    { key: 'place', title: columns.place, cell: ({ endpoint }) => t.places[endpoint] ?? endpoint },
    {
      key: 'remaining',
      title: columns.remaining,
      figure: true,
      minWidth: '96px',
      cell: ({ remainingSeconds }) => (
        <Countdown seconds={remainingSeconds} saidAt={saidAt} onOver={onOver} />
      ),
    },
    {
      key: 'reason',
      title: columns.reason,
      minWidth: '160px',
      cell: ({ reasonText, times }) => (
        <>
          {reasonText}
          {times > 1 && (
            <chakra.span ms="1.5" textStyle="caption" color="fg.subtle">
              {t.times(times)}
            </chakra.span>
          )}
        </>
      ),
    },
    {
      key: 'since',
      title: columns.since,
      minWidth: '140px',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
  ];
}

/** Figures of one width, so that addresses can be compared. */
export function Ip({ ip }: { ip: string }) {
  return <chakra.span fontFamily="mono">{ip === 'others' ? t.others : ip}</chakra.span>;
}

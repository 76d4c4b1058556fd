import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '../../../../lib/format.ts';
import { billing as t } from '../../../../locales/zh-CN/admin.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { RowLink } from '../../../../ui/table/RowLink.ts';
import { writeTime } from '../../_lib/localTime.ts';
import { formatYuan } from '../../_lib/yuan.ts';
import type { BillingRow } from './BillingRows.tsx';
import { RowType } from './RowType.tsx';

const columns = t.columns;

export const billingColumns: readonly Column<BillingRow>[] = [
  { key: 'number', title: columns.number, figure: true, onCard: 'hidden', cell: ({ number }) => number },
  {
    key: 'time',
    title: columns.time,
    minWidth: '160px',
    cell: ({ createdAt }) => <chakra.span whiteSpace="nowrap">{writeTime(new Date(createdAt))}</chakra.span>,
  },
  {
    key: 'user',
    title: columns.user,
    onCard: 'headline',
    cell: ({ userName, userNumber }) => (
      <RowLink to={`/admin?q=${encodeURIComponent(userName)}`}>
        {userName}
        <chakra.span color="fg.subtle"> #{userNumber}</chakra.span>
      </RowLink>
    ),
  },
  { key: 'type', title: columns.type, cell: (row) => <RowType row={row} /> },
  {
    key: 'charge',
    title: columns.charge,
    figure: true,
    cell: ({ chargeYuan }) => (chargeYuan > 0 ? `+${formatYuan(chargeYuan)}` : '–'),
  },
  {
    key: 'cost',
    title: columns.cost,
    figure: true,
    cell: ({ costCredits }) => (costCredits > 0 ? `−${formatCount(costCredits)}` : '–'),
  },
  {
    key: 'channel',
    title: columns.channel,
    cell: ({ channel, costChannel }) => {
      if (channel) return t.channels[channel as keyof typeof t.channels];
      return costChannel ? t.costChannels[costChannel as keyof typeof t.costChannels] : '–';
    },
  },
  {
    key: 'before',
    title: columns.before,
    figure: true,
    cell: ({ balanceBefore }) => formatCount(balanceBefore),
  },
  { key: 'after', title: columns.after, figure: true, cell: ({ balanceAfter }) => formatCount(balanceAfter) },
  { key: 'what', title: columns.what, minWidth: '180px', cell: (row) => <What row={row} /> },
];

/** What it was for: the movement where it is neither charge nor cost, the step, and the project. */
function What({ row }: { row: BillingRow }) {
  const { kind, what, projectNumber, amountCredits } = row;
  const moved =
    kind === 'HOLD' || kind === 'RELEASE' ? t.moved(t.kinds[kind], formatCount(amountCredits)) : null;
  const words = [moved, what].filter(Boolean).join('，');
  return (
    <>
      {words || '–'}
      {projectNumber != null && (
        <chakra.span display="block" textStyle="caption">
          <RowLink to={`/projects/${projectNumber}`}>{t.project(projectNumber)}</RowLink>
        </chakra.span>
      )}
    </>
  );
}

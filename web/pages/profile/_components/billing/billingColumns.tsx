import { chakra } from '@chakra-ui/react/styled-system';
import type { BillingTabQuery$data } from '../../../../__generated__/BillingTabQuery.graphql.ts';
import { KindTag, type LedgerKind } from '../../../../features/ledger/KindTag.tsx';
import { projectPath } from '../../../../features/projectList/projectPath.ts';
import { formatCount, formatDateTime, formatMoney } from '../../../../lib/format.ts';
import { profileBilling as t } from '../../../../locales/zh-CN/profile.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { RowLink } from '../../../../ui/table/RowLink.ts';

type BillingRow = NonNullable<NonNullable<BillingTabQuery$data['viewer']>['ledger']>['rows'][number];

/** What leaves or enters the balance has a sign; what is only set aside or given back has none. */
const signs: Readonly<Record<LedgerKind, string>> = { TOP_UP: '+', SETTLE: '−', HOLD: '', RELEASE: '' };

export const billingColumns: readonly Column<BillingRow>[] = [
  {
    key: 'time',
    title: t.time,
    minWidth: '140px',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'kind',
    title: t.kind,
    minWidth: '80px',
    onCard: 'headline',
    cell: ({ kind }) => <KindTag kind={kind} />,
  },
  { key: 'what', title: t.what, minWidth: '220px', cell: (row) => <What row={row} /> },
  {
    key: 'credits',
    title: t.credits,
    figure: true,
    cell: ({ kind, amountCredits }) => `${signs[kind]}${formatCount(amountCredits)}`,
  },
  {
    key: 'yuan',
    title: t.yuan,
    figure: true,
    cell: ({ kind, chargeYuan }) => (kind === 'TOP_UP' ? formatMoney(chargeYuan) : '–'),
  },
  {
    key: 'balance',
    title: t.balance,
    figure: true,
    cell: ({ balanceAfter, availableAfter }) => (
      <>
        {formatCount(balanceAfter)}
        {availableAfter !== balanceAfter && (
          <chakra.span display="block" textStyle="caption" color="fg.muted">
            {t.balanceOf(formatCount(availableAfter))}
          </chakra.span>
        )}
      </>
    ),
  },
];

/** What was paid for, with the way to its receipt; of a top-up how it was paid. */
function What({ row }: { row: BillingRow }) {
  const { what, channel, projectNumber, projectKind, projectTitle, runNumber } = row;
  if (projectTitle === null || projectTitle === undefined) {
    return [channel && t.channels[channel], what].filter(Boolean).join(' · ');
  }
  const title = projectTitle || t.untitled;
  return (
    <>
      {projectNumber && projectKind ? (
        <RowLink to={projectPath({ kind: projectKind, number: projectNumber })} fontWeight="medium">
          {title}
        </RowLink>
      ) : (
        <span>
          {title}
          {projectNumber ? null : t.deleted}
        </span>
      )}
      <chakra.span display="block" textStyle="caption" color="fg.muted">
        {[what, runNumber && runNumber > 1 ? t.run(runNumber) : null].filter(Boolean).join(' · ')}
      </chakra.span>
    </>
  );
}

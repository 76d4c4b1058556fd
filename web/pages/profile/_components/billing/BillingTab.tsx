import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import type { BillingTabQuery } from '../../../../__generated__/BillingTabQuery.graphql.ts';
import { profileBilling as t } from '../../../../locales/zh-CN/profile.ts';
import { useOwnedQuery } from '../../../../relay/useOwnedQuery.ts';
import { EmptyState } from '../../../../ui/feedback.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { Pager } from '../../../../ui/table/Pager.tsx';
import { useTableAddress } from '../../../../ui/table/useTableAddress.ts';
import { billingShape, readBillingFilter } from '../../_lib/billingAddress.ts';
import { BillingFilters } from './BillingFilters.tsx';
import { BillingSums } from './BillingSums.tsx';
import { billingColumns } from './billingColumns.tsx';

/** 积分账单: one's own books; filter and page are the address'. */
export function BillingTab({ reference }: { reference: PreloadedQuery<BillingTabQuery> }) {
  const { viewer } = useOwnedQuery<BillingTabQuery>(
    graphql`
      query BillingTabQuery($filter: LedgerFilter, $page: PageInput!) {
        viewer {
          id
          credits
          creditsHeld
          ledger(filter: $filter, page: $page) {
            total
            chargeYuan
            costCredits
            rows {
              number
              kind
              amountCredits
              chargeYuan
              channel
              balanceAfter
              availableAfter
              what
              projectNumber
              projectKind
              projectTitle
              runNumber
              createdAt
            }
          }
        }
      }
    `,
    reference,
  );
  const table = useTableAddress(billingShape);
  const [search] = useSearchParams();
  const filter = readBillingFilter(search);
  useNewRows(viewer ? `${viewer.credits}/${viewer.creditsHeld}` : '');
  const ledger = viewer?.ledger;
  if (!viewer || !ledger) return null;
  const filtered = filter.kind !== null || filter.from !== null || filter.to !== null;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <BillingSums
        free={viewer.credits}
        held={viewer.creditsHeld}
        chargeYuan={ledger.chargeYuan}
        costCredits={ledger.costCredits}
        filtered={filtered}
      />
      <BillingFilters filter={filter} filtered={filtered} onChange={table.setFilters} />
      <div>
        <DataTable
          label={t.label}
          columns={billingColumns}
          rows={ledger.rows}
          expectedRows={table.size}
          rowKey={({ number }) => String(number)}
          rowName={({ number }) => String(number)}
          empty={
            <EmptyState title={filtered ? t.emptyFilter : t.empty}>
              {filtered ? null : t.emptyHint}
            </EmptyState>
          }
        />
        <Pager table={table} total={ledger.total} />
      </div>
    </chakra.div>
  );
}

/** The balance moves live; what moved it is asked for then. */
function useNewRows(balance: string): void {
  const { revalidate } = useRevalidator();
  const seen = useRef(balance);
  useEffect(() => {
    if (seen.current === balance) return;
    seen.current = balance;
    void revalidate();
  }, [balance, revalidate]);
}

import { graphql } from 'react-relay/hooks.js';
import type { BillingRowsQuery } from '../../../../__generated__/BillingRowsQuery.graphql.ts';
import { billing as t } from '../../../../locales/zh-CN/admin.ts';
import { useTableQuery } from '../../../../relay/useTableQuery.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { Pager } from '../../../../ui/table/Pager.tsx';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';
import { NoRows } from '../NoRows.tsx';
import { billingColumns } from './billingColumns.tsx';
import { type BillingFilter, billingFilterNames } from './billingFilter.ts';

export type BillingRow = BillingRowsQuery['response']['billing']['rows'][number];

interface BillingRowsProps {
  table: TableControls;
  filter: BillingFilter;
  attempt: number;
}

/** One page of everybody's books. */
export function BillingRows({ table, filter, attempt }: BillingRowsProps) {
  const { data, stale } = useTableQuery<BillingRowsQuery>(
    graphql`
      query BillingRowsQuery($filter: BillingFilter, $page: PageInput!) {
        billing(filter: $filter, page: $page) {
          total
          rows {
            number
            kind
            userNumber
            userName
            chargeYuan
            costCredits
            amountCredits
            channel
            costChannel
            balanceBefore
            balanceAfter
            what
            projectNumber
            createdAt
          }
        }
      }
    `,
    { filter, page: { number: table.page, size: table.size } },
    attempt,
  );
  const { rows, total } = data.billing;
  return (
    <>
      <DataTable
        label={t.label}
        columns={billingColumns}
        rows={rows}
        expectedRows={table.size}
        rowKey={({ number }) => String(number)}
        rowName={({ number }) => String(number)}
        stale={stale}
        empty={<NoRows table={table} total={total} names={billingFilterNames} empty={t.empty} />}
      />
      <Pager table={table} total={total} />
    </>
  );
}

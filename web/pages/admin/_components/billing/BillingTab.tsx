import { chakra } from '@chakra-ui/react/styled-system';
import { lazy } from 'react';
import { billing as t } from '../../../../locales/zh-CN/admin.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { Skeleton } from '../../../../ui/feedback.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { TableSection } from '../../../../ui/table/TableSection.tsx';
import { useTableAddress } from '../../../../ui/table/useTableAddress.ts';
import { CsvLink } from '../CsvLink.tsx';
import { BillingFilters } from './BillingFilters.tsx';
import { BillingRows } from './BillingRows.tsx';
import { BillingSums } from './BillingSums.tsx';
import { billingColumns } from './billingColumns.tsx';
import { billingCsvFilter, billingFilter } from './billingFilter.ts';
import { HealthLine } from './HealthLine.tsx';

const BillingChart = lazy(async () => ({ default: (await import('./BillingChart.tsx')).BillingChart }));

const sizes = [10, 20, 50, 100];

/** Everybody's books, and whether they are sound. Rows, sums and days come by themselves: none waits for another. */
export function BillingTab() {
  const table = useTableAddress({ sizes, usualSize: 20 });
  const { filter, problem } = billingFilter(table);
  const skeleton = (
    <DataTable
      label={t.label}
      columns={billingColumns}
      rows={null}
      expectedRows={table.size}
      rowKey={({ number }) => String(number)}
      rowName={({ number }) => String(number)}
      empty={null}
    />
  );
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <HealthLine />
      <BillingFilters table={table} problem={problem} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <TableSection failure={failures.billing} skeleton={<Skeleton h="10" w="64" />}>
          {(attempt) => <BillingSums filter={filter} attempt={attempt} />}
        </TableSection>
        <chakra.span flex="1" />
        <CsvLink path="/api/v1/billing/admin/query.csv" filter={billingCsvFilter(table, filter)} />
      </chakra.div>
      <TableSection failure={t.chartFailed} skeleton={<Skeleton h="40" />}>
        {(attempt) => <BillingChart filter={filter} attempt={attempt} />}
      </TableSection>
      <TableSection failure={failures.billing} skeleton={skeleton}>
        {(attempt) => <BillingRows table={table} filter={filter} attempt={attempt} />}
      </TableSection>
    </chakra.div>
  );
}

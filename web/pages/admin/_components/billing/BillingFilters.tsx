import { chakra } from '@chakra-ui/react/styled-system';
import { admin, billing as t } from '../../../../locales/zh-CN/admin.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FilterSelect } from '../../../../ui/table/FilterSelect.tsx';
import { SearchField } from '../../../../ui/table/SearchField.tsx';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';
import { TimeRange } from '../TimeRange.tsx';
import { billingFilterNames, costChannels, paymentChannels } from './billingFilter.ts';

/** Whose, how paid, for what, when; a filter that means nothing says so and limits nothing. */
export function BillingFilters({ table, problem }: { table: TableControls; problem: string | null }) {
  const narrowed = billingFilterNames.some((name) => table.filter(name) !== '');
  return (
    <chakra.search display="flex" flexDirection="column" gap="2">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <SearchField table={table} name="user" label={t.filters.user} width="120px" />
        <SearchField table={table} name="name" label={t.filters.name} width="180px" />
        <FilterSelect
          table={table}
          name="channel"
          label={t.filters.channel}
          all={`${t.filters.channel}：${admin.all}`}
          options={Object.entries(paymentChannels).map(([code, name]) => [code, t.channels[name]])}
        />
        <FilterSelect
          table={table}
          name="cost"
          label={t.filters.costChannel}
          all={`${t.filters.costChannel}：${admin.all}`}
          options={Object.entries(costChannels).map(([code, name]) => [code, t.costChannels[name]])}
        />
        {narrowed && (
          <Button
            variant="ghost"
            onClick={() =>
              table.setFilters(Object.fromEntries(billingFilterNames.map((name) => [name, null])))
            }
          >
            {admin.clear}
          </Button>
        )}
      </chakra.div>
      <TimeRange table={table} />
      {problem && (
        <chakra.p role="alert" textStyle="caption" color="status.failed.fg">
          {problem}
        </chakra.p>
      )}
    </chakra.search>
  );
}

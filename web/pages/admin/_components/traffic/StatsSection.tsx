import { chakra } from '@chakra-ui/react/styled-system';
import { traffic as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { FilterSelect } from '../../../../ui/table/FilterSelect.tsx';
import { SearchField } from '../../../../ui/table/SearchField.tsx';
import { TableSection } from '../../../../ui/table/TableSection.tsx';
import { useTableAddress } from '../../../../ui/table/useTableAddress.ts';
import { StatRows } from './StatRows.tsx';
import { statColumns } from './statColumns.tsx';

const pageSize = 10;

/** Who asked for what, how often, and how long it took. */
export function StatsSection({ round }: { round: number }) {
  const table = useTableAddress({
    sizes: [pageSize],
    usualSort: { key: 'lastAccess', direction: 'descending' },
  });
  const skeleton = (
    <DataTable
      label={t.stats}
      columns={statColumns}
      rows={null}
      expectedRows={pageSize}
      rowKey={({ id }) => id}
      rowName={({ ip }) => ip}
      sort={table.sort}
      empty={null}
    />
  );
  return (
    <chakra.section display="flex" flexDirection="column" gap="2">
      <chakra.h2 m="0" textStyle="heading">
        {t.stats}
      </chakra.h2>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <SearchField table={table} name="ip" label={t.filterIp} width="200px" />
        <SearchField table={table} name="endpoint" label={t.filterEndpoint} width="240px" />
        <FilterSelect table={table} name="hours" label={t.hours} all={t.usualRange} options={t.ranges} />
      </chakra.div>
      <TableSection failure={t.failure} skeleton={skeleton}>
        {(attempt) => <StatRows table={table} attempt={attempt + round} />}
      </TableSection>
    </chakra.section>
  );
}

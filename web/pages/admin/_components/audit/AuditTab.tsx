import { chakra } from '@chakra-ui/react/styled-system';
import { admin, audit as t } from '../../../../locales/zh-CN/admin.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { FilterSelect } from '../../../../ui/table/FilterSelect.tsx';
import { SearchField } from '../../../../ui/table/SearchField.tsx';
import { TableSection } from '../../../../ui/table/TableSection.tsx';
import { useTableAddress } from '../../../../ui/table/useTableAddress.ts';
import { CsvLink } from '../CsvLink.tsx';
import { TimeRange } from '../TimeRange.tsx';
import { AuditRows } from './AuditRows.tsx';
import { auditColumns } from './auditColumns.tsx';
import { auditFilter, auditFilterNames } from './auditFilter.ts';

/** Who did what to whom, when and from where. */
export function AuditTab() {
  const table = useTableAddress({ sizes: [20, 50, 100] });
  const { filter, csv, problem } = auditFilter(table);
  const narrowed = auditFilterNames.some((name) => table.filter(name) !== '');
  const skeleton = (
    <DataTable
      label={t.label}
      columns={auditColumns}
      rows={null}
      expectedRows={table.size}
      rowKey={({ number }) => String(number)}
      rowName={({ number }) => String(number)}
      empty={null}
    />
  );
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <chakra.search display="flex" flexDirection="column" gap="2">
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <FilterSelect
            table={table}
            name="action"
            label={t.filters.action}
            all={`${t.filters.action}：${admin.all}`}
            options={Object.entries(t.actions)}
          />
          <SearchField table={table} name="actor" label={t.filters.actor} width="160px" />
          <SearchField table={table} name="subject" label={t.filters.subject} width="200px" />
          {narrowed && (
            <Button
              variant="ghost"
              onClick={() =>
                table.setFilters(Object.fromEntries(auditFilterNames.map((name) => [name, null])))
              }
            >
              {admin.clear}
            </Button>
          )}
          <chakra.span flex="1" />
          <CsvLink path="/api/v1/admin/audit/query.csv" filter={csv} />
        </chakra.div>
        <TimeRange table={table} />
        {problem && (
          <chakra.p role="alert" textStyle="caption" color="status.failed.fg">
            {problem}
          </chakra.p>
        )}
      </chakra.search>
      <TableSection failure={failures.audit} skeleton={skeleton}>
        {(attempt) => <AuditRows table={table} filter={filter} attempt={attempt} />}
      </TableSection>
    </chakra.div>
  );
}

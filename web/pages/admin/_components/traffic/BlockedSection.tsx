import { chakra } from '@chakra-ui/react/styled-system';
import { traffic as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { TableSection } from '../../../../ui/table/TableSection.tsx';
import { useTableAddress } from '../../../../ui/table/useTableAddress.ts';
import { BlockedRows } from './BlockedRows.tsx';
import { blockedColumns } from './blockedColumns.tsx';

/** Shared with the other table of the screen, so each has its own page in the address. */
const pageSize = 10;

export function BlockedSection({ round, onChange }: { round: number; onChange: () => void }) {
  const table = useTableAddress({ prefix: 'blocked', sizes: [pageSize] });
  const skeleton = (
    <DataTable
      label={t.blocked}
      columns={blockedColumns(0, () => undefined)}
      rows={null}
      expectedRows={3}
      rowKey={({ id }) => id}
      rowName={({ ip }) => ip}
      empty={null}
    />
  );
  return (
    <chakra.section display="flex" flexDirection="column" gap="2">
      <chakra.h2 m="0" textStyle="heading">
        {t.blocked}
      </chakra.h2>
      <chakra.p m="0" textStyle="caption" color="fg.muted">
        {t.blockedHint}
      </chakra.p>
      <TableSection failure={t.failure} skeleton={skeleton}>
        {(attempt) => <BlockedRows table={table} attempt={attempt + round} onChange={onChange} />}
      </TableSection>
    </chakra.section>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useVisibleInterval } from '../../../../lib/useVisibleInterval.ts';
import { jobs as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { TableSection } from '../../../../ui/table/TableSection.tsx';
import { useTableAddress } from '../../../../ui/table/useTableAddress.ts';
import { JobRows } from './JobRows.tsx';
import { jobColumns } from './jobColumns.tsx';

const pageSize = 10;
const refreshMs = 5_000;

/** Everybody's runs that have not ended. Events reach owners only, so this screen looks again while it is looked at. */
export function JobsTab() {
  const table = useTableAddress({ sizes: [pageSize] });
  const [round, setRound] = useState(0);
  const refresh = () => setRound((before) => before + 1);
  useVisibleInterval(refreshMs, refresh);
  const skeleton = (
    <DataTable
      label={t.label}
      columns={jobColumns}
      rows={null}
      expectedRows={3}
      rowKey={({ id }) => id}
      rowName={({ project }) => project.title}
      actions={() => []}
      empty={null}
    />
  );
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <chakra.p m="0" textStyle="caption" color="fg.muted">
        {t.live}
      </chakra.p>
      <TableSection failure={t.failure} skeleton={skeleton}>
        {(attempt) => <JobRows table={table} attempt={attempt + round} onChange={refresh} />}
      </TableSection>
    </chakra.div>
  );
}

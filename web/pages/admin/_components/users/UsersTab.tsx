import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { users as t } from '../../../../locales/zh-CN/admin.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { TableSection } from '../../../../ui/table/TableSection.tsx';
import { useTableAddress } from '../../../../ui/table/useTableAddress.ts';
import { UserFilters } from './UserFilters.tsx';
import { UserRows } from './UserRows.tsx';
import { userColumns } from './userColumns.tsx';

const CreateUserDialog = lazy(async () => ({
  default: (await import('./CreateUserDialog.tsx')).CreateUserDialog,
}));

const pageSize = 10;

/** Everybody with an account: found, ordered, and what an administrator may do to them. */
export function UsersTab() {
  const table = useTableAddress({
    sizes: [pageSize],
    usualSort: { key: 'created', direction: 'descending' },
  });
  const [creating, setCreating] = useState(false);
  const skeleton = (
    <DataTable
      label={t.label}
      columns={userColumns(null)}
      rows={null}
      expectedRows={pageSize}
      rowKey={({ id }) => id}
      rowName={({ userName }) => userName}
      actions={() => []}
      sort={table.sort}
      empty={null}
    />
  );
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <UserFilters table={table} />
        <chakra.span flex="1" />
        <Button variant="ink" onClick={() => setCreating(true)}>
          <Plus size={16} aria-hidden />
          {t.create}
        </Button>
      </chakra.div>
      <TableSection failure={failures.userList} skeleton={skeleton}>
        {(attempt, reload) => (
          <>
            <UserRows table={table} attempt={attempt} />
            {creating && (
              <Suspense fallback={null}>
                <CreateUserDialog onClose={() => setCreating(false)} onCreated={reload} />
              </Suspense>
            )}
          </>
        )}
      </TableSection>
    </chakra.div>
  );
}

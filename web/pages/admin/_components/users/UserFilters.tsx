import { admin, users as t } from '../../../../locales/zh-CN/admin.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FilterSelect } from '../../../../ui/table/FilterSelect.tsx';
import { SearchField } from '../../../../ui/table/SearchField.tsx';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';
import { SpaceFilter } from './SpaceFilter.tsx';

export const userFilterNames = ['q', 'role', 'verified', 'space'] as const;

/** By words, role, authorisation and space; all of it stands in the address. */
export function UserFilters({ table }: { table: TableControls }) {
  const narrowed = userFilterNames.some((name) => table.filter(name) !== '');
  return (
    <>
      <SearchField table={table} name="q" label={t.search} />
      <FilterSelect
        table={table}
        name="role"
        label={t.filters.role}
        all={t.allRoles}
        options={[
          ['ADMIN', t.roles.ADMIN],
          ['USER', t.roles.USER],
        ]}
      />
      <FilterSelect
        table={table}
        name="verified"
        label={t.filters.verified}
        all={t.allVerified}
        options={[
          ['yes', t.verified.true],
          ['no', t.verified.false],
        ]}
      />
      <SpaceFilter table={table} />
      {narrowed && (
        <Button
          variant="ghost"
          onClick={() => table.setFilters(Object.fromEntries(userFilterNames.map((name) => [name, null])))}
        >
          {admin.clear}
        </Button>
      )}
    </>
  );
}

import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { users as t } from '../../../../locales/zh-CN/admin.ts';
import { FilterSelect } from '../../../../ui/table/FilterSelect.tsx';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';
import { useSpaces } from './useSpaces.ts';

/** The list still works without it. */
export function SpaceFilter({ table }: { table: TableControls }) {
  const empty = <Choice table={table} spaces={[]} />;
  return (
    <ErrorBoundary fallback={empty}>
      <Suspense fallback={empty}>
        <KnownSpaces table={table} />
      </Suspense>
    </ErrorBoundary>
  );
}

function KnownSpaces({ table }: { table: TableControls }) {
  return <Choice table={table} spaces={useSpaces()} />;
}

function Choice({ table, spaces }: { table: TableControls; spaces: readonly string[] }) {
  const asked = table.filter('space');
  const offered = asked && !spaces.includes(asked) ? [...spaces, asked] : spaces;
  return (
    <FilterSelect
      table={table}
      name="space"
      label={t.filters.space}
      all={t.allSpaces}
      options={offered.map((space) => [space, space])}
    />
  );
}

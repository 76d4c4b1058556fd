import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { CardRows } from './CardRows.tsx';
import type { RowAction, RowsProps } from './column.ts';
import { TableRows } from './TableRows.tsx';

const RowMenu = lazy(() => import('./RowMenu.tsx'));

interface DataTableProps<Row> extends RowsProps<Row> {
  /** Stands there instead of no rows. */
  empty: ReactNode;
}

/**
 * The one table of the house: dense rows under a head that stays, sorted by its titles, gone through by keyboard,
 * cards on a phone. It draws rows and nothing else: where they come from and which page they are is the address'
 * (useTableAddress) and Pager's; what failed is SectionBoundary's.
 */
export function DataTable<Row>({ empty, ...props }: DataTableProps<Row>) {
  const narrow = useMediaQuery('(max-width: 767px)');
  const [menu, setMenu] = useState<{ actions: readonly RowAction[]; anchor: HTMLElement } | null>(null);
  const Rows = narrow ? CardRows : TableRows;
  if (props.rows?.length === 0) {
    return (
      <chakra.div bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="panel">
        {empty}
      </chakra.div>
    );
  }
  return (
    <>
      <Rows {...props} onOpenMenu={(actions, anchor) => setMenu({ actions, anchor })} />
      {menu && (
        <Suspense fallback={null}>
          <RowMenu {...menu} onClose={() => setMenu(null)} />
        </Suspense>
      )}
    </>
  );
}

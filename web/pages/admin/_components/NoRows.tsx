import { admin as t } from '../../../locales/zh-CN/admin.ts';
import { table as tableWords } from '../../../locales/zh-CN/table.ts';
import { Button, RouterButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import type { TableControls } from '../../../ui/table/useTableAddress.ts';

interface NoRowsProps {
  table: TableControls;
  total: number;
  /** Filters that may be the reason. */
  names: readonly string[];
  /** What it says where there is nothing at all. */
  empty: string;
}

/** Why a table shows nothing, and the way back to something. */
export function NoRows({ table, total, names, empty }: NoRowsProps) {
  if (total > 0) {
    const last = Math.ceil(total / table.size);
    return (
      <EmptyState
        title={tableWords.beyond}
        action={<RouterButton to={table.linkTo(last)}>{tableWords.toLast}</RouterButton>}
      />
    );
  }
  if (names.every((name) => table.filter(name) === '')) return <EmptyState title={empty} />;
  const clear = () => table.setFilters(Object.fromEntries(names.map((name) => [name, null])));
  return (
    <EmptyState title={t.nothingFound} action={<Button onClick={clear}>{t.clear}</Button>}>
      {t.nothingFoundHint}
    </EmptyState>
  );
}

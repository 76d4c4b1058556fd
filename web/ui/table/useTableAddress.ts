import { useSearchParams } from 'react-router-dom';
import type { Sort } from './column.ts';
import { changedSearch, readAddress, type TableAddress, type TableShape, writeSort } from './tableAddress.ts';

export interface TableControls extends TableAddress {
  sizes: readonly number[];
  /** The address of another page of this table, for links. */
  linkTo: (page: number) => string;
  goTo: (page: number) => void;
  setSize: (size: number) => void;
  /** Back to the first page. */
  setSort: (sort: Sort) => void;
  /** A filter as the address has it; empty where it has none. */
  filter: (name: string) => string;
  /** Narrows or widens what is shown; back to the first page. */
  setFilters: (changes: Readonly<Record<string, string | null>>, replace?: boolean) => void;
}

/** The table's state lives in the address: back, forward, reload and a sent link show the same rows. */
export function useTableAddress(given: Partial<TableShape> & { usualSort?: Sort } = {}): TableControls {
  const { prefix = '', sizes = [10], usualSort = null } = given;
  const usualSize = given.usualSize ?? sizes[0] ?? 10;
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search, { prefix, sizes, usualSize });
  const sort = address.sort ?? usualSort;
  const change = (changes: Readonly<Record<string, string | null>>, replace = false) =>
    setSearch((before) => changedSearch(before, changes), { replace, preventScrollReset: true });
  const pageText = (page: number) => (page > 1 ? String(page) : null);
  return {
    ...address,
    sort,
    sizes,
    linkTo: (page) => `?${changedSearch(search, { [`${prefix}page`]: pageText(page) })}`,
    goTo: (page) => change({ [`${prefix}page`]: pageText(page) }),
    setSize: (size) =>
      change({ [`${prefix}size`]: size === usualSize ? null : String(size), [`${prefix}page`]: null }),
    setSort: (to) => change({ [`${prefix}sort`]: writeSort(to), [`${prefix}page`]: null }),
    filter: (name) => search.get(name) ?? '',
    setFilters: (changes, replace) => change({ ...changes, [`${prefix}page`]: null }, replace),
  };
}

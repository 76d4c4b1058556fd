import type { Column, Sort } from './column.ts';

/** The part of an address that says what a table shows. */
export interface TableAddress {
  page: number;
  size: number;
  sort: Sort | null;
}

export interface TableShape {
  /** Before each parameter's name, where a screen has two tables. */
  prefix: string;
  /** Rows a page that can be chosen; the first is what one begins with unless `usualSize` names another. */
  sizes: readonly number[];
  usualSize: number;
}

const LAST_PAGE = 1_000_000;

/** What nobody could mean (page=-3, size=7) counts as absent. */
export function readAddress(search: URLSearchParams, { prefix, sizes, usualSize }: TableShape): TableAddress {
  const page = Number(search.get(`${prefix}page`) ?? 1);
  const size = Number(search.get(`${prefix}size`));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    size: sizes.includes(size) ? size : usualSize,
    sort: readSort(search.get(`${prefix}sort`)),
  };
}

/** The address with changes; what is empty or usual leaves it. */
export function changedSearch(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** `credits` ascends, `-credits` descends. */
export function writeSort({ key, direction }: Sort): string {
  return direction === 'descending' ? `-${key}` : key;
}

/** What a press on a column's title means: its own way first, then the other way round. */
export function nextSort<Row>(column: Column<Row>, sort: Sort | null | undefined): Sort {
  const { key, sortable = 'ascending' } = column;
  if (sort?.key !== key) return { key, direction: sortable };
  return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

function readSort(text: string | null): Sort | null {
  const [, minus, key] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  return key ? { key, direction: minus ? 'descending' : 'ascending' } : null;
}

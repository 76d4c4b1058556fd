import { expect, test } from 'vitest';
import { changedSearch, nextSort, readAddress, writeSort } from './tableAddress.ts';

const shape = { prefix: '', sizes: [10, 20, 50], usualSize: 20 };
const read = (search: string, more = {}) => readAddress(new URLSearchParams(search), { ...shape, ...more });

test.each([
  ['', { page: 1, size: 20, sort: null }],
  ['page=3&size=50&sort=-credits', { page: 3, size: 50, sort: { key: 'credits', direction: 'descending' } }],
  ['sort=name', { page: 1, size: 20, sort: { key: 'name', direction: 'ascending' } }],
  ['page=0&size=7&sort=--x', { page: 1, size: 20, sort: null }],
  ['page=-1&size=1e1&sort=', { page: 1, size: 10, sort: null }],
  ['page=1.5&size=all', { page: 1, size: 20, sort: null }],
  ['page=99999999', { page: 1, size: 20, sort: null }],
] as const)('%s', (search, expected) => {
  expect(read(search)).toEqual(expected);
});

test('two tables of one screen do not read each other', () => {
  expect(read('page=2&blocks_page=5', { prefix: 'blocks_' }).page).toBe(5);
  expect(read('page=2&blocks_page=5').page).toBe(2);
});

test('what is empty leaves the address, everything else stays', () => {
  const changed = changedSearch(new URLSearchParams('tab=billing&page=4&name=a'), {
    page: null,
    name: '',
    role: 'ADMIN',
  });
  expect(changed.toString()).toBe('tab=billing&role=ADMIN');
});

test('a sort reads back as it was written', () => {
  for (const direction of ['ascending', 'descending'] as const) {
    expect(read(`sort=${writeSort({ key: 'created', direction })}`).sort).toEqual({
      key: 'created',
      direction,
    });
  }
});

test('a title sorts its own way first and then turns round', () => {
  const column = { key: 'created', title: '创建时间', sortable: 'descending', cell: () => null } as const;
  const first = nextSort(column, { key: 'name', direction: 'ascending' });
  expect(first).toEqual({ key: 'created', direction: 'descending' });
  expect(nextSort(column, first)).toEqual({ key: 'created', direction: 'ascending' });
});

import { expect, test } from 'vitest';
import { csvPath, isBackwards, momentsOf, readBillingFilter } from './billingAddress.ts';

const read = (search: string) => readBillingFilter(new URLSearchParams(search));

test('the address says which rows; what nobody could mean is left out', () => {
  expect(read('tab=billing&kind=settle&from=2026-11-01&to=2026-11-30&page=2')).toEqual({
    kind: 'SETTLE',
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(read('kind=all&from=yesterday&to=2026-13-41')).toEqual({ kind: null, from: null, to: null });
});

test('a day is whole: from its beginning to behind its end, in the reader’s own time', () => {
  const { from, before } = momentsOf(read('from=2026-11-30&to=2026-11-30'));
  expect(new Date(from!)).toEqual(new Date(2026, 10, 30));
  expect(new Date(before!)).toEqual(new Date(2026, 11, 1));
});

test('a backwards range asks for nothing impossible', () => {
  const filter = read('from=2026-11-30&to=2026-11-01');
  expect(isBackwards(filter)).toBe(true);
  expect(momentsOf(filter).before).toBeNull();
});

test('the file has the filter of the screen', () => {
  expect(csvPath(read(''))).toBe('/api/v1/billing/statement.csv');
  const path = new URL(csvPath(read('kind=top_up&from=2026-11-01')), 'http://x');
  expect(path.searchParams.get('kind')).toBe('top_up');
  expect(new Date(path.searchParams.get('start_time')!)).toEqual(new Date(2026, 10, 1));
});

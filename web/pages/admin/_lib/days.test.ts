import { expect, test } from 'vitest';
import { fillDays, mostDays } from './days.ts';

const day = (text: string, chargeYuan = 1, costCredits = 2) => ({ day: text, chargeYuan, costCredits });

test('days on which nothing moved stand between those on which something did', () => {
  const filled = fillDays([day('2026-02-27'), day('2026-03-02')], { first: null, last: null });
  expect(filled).toEqual([
    day('2026-02-27'),
    day('2026-02-28', 0, 0),
    day('2026-03-01', 0, 0),
    day('2026-03-02'),
  ]);
});

test('a filter’s days are shown even where they are empty', () => {
  const filled = fillDays([day('2026-03-02')], { first: '2026-03-01', last: '2026-03-03' });
  expect(filled.map((one) => [one.day, one.chargeYuan])).toEqual([
    ['2026-03-01', 0],
    ['2026-03-02', 1],
    ['2026-03-03', 0],
  ]);
});

test('of years only the last one is drawn; of nothing, nothing', () => {
  const filled = fillDays([day('2026-03-02')], { first: '2020-01-01', last: '2026-03-02' });
  expect(filled).toHaveLength(mostDays);
  expect(filled.at(-1)).toEqual(day('2026-03-02'));
  expect(fillDays([], { first: '2026-03-01', last: '2026-03-03' })).toEqual([]);
});

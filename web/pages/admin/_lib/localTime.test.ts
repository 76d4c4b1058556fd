import { expect, test } from 'vitest';
import { fromPicker, lastDays, rangeOf, readTime, toPicker, writeTime } from './localTime.ts';

test('what is written is read back, to the second', () => {
  const moment = new Date(2026, 10, 1, 8, 5, 9);
  expect(writeTime(moment)).toBe('2026-11-01 08:05:09');
  expect(readTime('2026-11-01 08:05:09')).toEqual(moment);
});

test.each([
  '',
  '2026-02-31 00:00:00',
  '2026-13-01 00:00:00',
  '2026-11-01',
  '2026-11-01 24:00:00',
  '2026-1-1 0:0:0',
])('%j is no time', (text) => {
  expect(readTime(text)).toBeNull();
});

test('a picker leaves zero seconds out', () => {
  expect(fromPicker('2026-11-01T08:05')).toBe('2026-11-01 08:05:00');
  expect(fromPicker('2026-11-01T08:05:09')).toBe('2026-11-01 08:05:09');
  expect(fromPicker('')).toBe('');
  expect(toPicker('2026-11-01 08:05:09')).toBe('2026-11-01T08:05:09');
});

test('the last second of a range counts', () => {
  const { from, before } = rangeOf('2026-11-01 00:00:00', '2026-11-01 23:59:59');
  expect(new Date(before!).getTime() - new Date(from!).getTime()).toBe(86_400_000);
  expect(rangeOf('', 'soon')).toEqual({ from: null, before: null });
});

test('seven days are today and the six before', () => {
  expect(lastDays(7, new Date(2026, 2, 3, 12))).toEqual({
    from: '2026-02-25 00:00:00',
    until: '2026-03-03 23:59:59',
  });
});

import { expect, test } from 'vitest';
import { beijingTime, parseMoment } from './beijingTime.ts';

test('a moment is written and read again in Beijing time', () => {
  const moment = new Date('2026-11-21T16:00:01Z');
  expect(beijingTime(moment)).toBe('2026-11-22 00:00:01');
  expect(parseMoment('2026-11-22 00:00:01')).toEqual(moment);
});

test('ISO 8601 is read with its own zone', () => {
  expect(parseMoment('2026-11-21T17:00:01+01:00')).toEqual(new Date('2026-11-21T16:00:01Z'));
  expect(parseMoment('2026-11-21T16:00:01.500Z')).toEqual(new Date('2026-11-21T16:00:01.500Z'));
});

test.each([
  '',
  'yesterday',
  '2026-11-21',
  '2026-02-31 00:00:00',
  '2026-13-01 00:00:00',
  '2026-11-21T16:00:01',
])('%j names no moment', (text) => {
  expect(parseMoment(text)).toBeNull();
});

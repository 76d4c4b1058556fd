import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = new Date(2026, 10, 21, 9, 30);
const at = (day: number, hour: number, minute = 0, second = 0) =>
  relativeTime(new Date(2026, 10, day, hour, minute, second).toISOString(), now);

test('a moment is told as people tell it', () => {
  expect(at(21, 9, 29, 30)).toBe('刚刚');
  expect(at(21, 9, 29)).toBe('1分钟前');
  expect(at(21, 8, 31)).toBe('59分钟前');
  expect(at(21, 8, 30)).toBe('1小时前');
  expect(at(21, 0, 5)).toBe('9小时前');
});

test('days are calendar days, under seven of them', () => {
  expect(at(20, 23, 50)).toBe('昨天');
  expect(at(20, 0, 5)).toBe('昨天');
  expect(at(19, 23, 59)).toBe('2天前');
  expect(at(15, 12)).toBe('6天前');
  expect(at(14, 12)).toBe('2026/11/14');
});

test('a clock that is a little ahead is not in the future', () => {
  expect(at(21, 9, 31)).toBe('刚刚');
});

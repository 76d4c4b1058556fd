import { expect, test } from 'vitest';
import { remainingText } from './remaining.ts';

test.each([
  [299, '04:59'],
  [60, '01:00'],
  [3600, '1:00:00'],
  [86_400 + 3 * 3600 + 5, '1 天 03:00:05'],
  [0, '即将解除'],
  [-3, '即将解除'],
])('%i seconds are %s', (seconds, text) => {
  expect(remainingText(seconds)).toBe(text);
});

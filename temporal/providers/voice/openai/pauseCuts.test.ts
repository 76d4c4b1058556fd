import { expect, test } from 'vitest';
import { pauseCuts } from './pauseCuts.ts';

const RATE = 1000;

/** Tone and silence by turns, in milliseconds (= samples). */
function speech(...parts: number[]): Float32Array {
  return Float32Array.from(
    parts.flatMap((length, index) => Array.from({ length }, () => (index % 2 ? 0 : 0.5))),
  );
}

test('a boundary lies in the pause near its share', () => {
  expect(pauseCuts(speech(1000, 200, 900), RATE, [5, 5])).toEqual([
    { start: 0, end: 1000 },
    { start: 1200, end: 2100 },
  ]);
});

test('of two pauses near each other the longer one is the boundary', () => {
  const ranges = pauseCuts(speech(900, 80, 150, 300, 1000), RATE, [1, 1]);
  expect(ranges[0]!.end).toBe(1130);
});

test('without a pause the share decides, and a far pause does not mislead', () => {
  expect(pauseCuts(speech(1000), RATE, [1, 1])[0]!.end).toBe(500);
  expect(pauseCuts(speech(100, 100, 1800), RATE, [1, 1])[0]!.end).toBe(1000);
});

test('three clauses take two pauses in order', () => {
  const ranges = pauseCuts(speech(500, 100, 500, 100, 500), RATE, [1, 1, 1]);
  expect(ranges.map(({ start }) => start)).toEqual([0, 600, 1200]);
});

import { expect, test } from 'vitest';
import { reachedEnd, seekTarget, startPosition } from './transport.ts';

const range = { startMs: 2000, endMs: 5000 };

test('jumps stay inside the film, and inside the clip while one plays', () => {
  expect(seekTarget(500, -1000, 10_000, null)).toBe(0);
  expect(seekTarget(9500, 1000, 10_000, null)).toBe(10_000);
  expect(seekTarget(2100, -1000, 10_000, range)).toBe(2000);
  expect(seekTarget(4900, 1000, 10_000, range)).toBe(5000);
});

test('a clip ends within the tolerance and not before', () => {
  expect(reachedEnd(4900, range)).toBe(false);
  expect(reachedEnd(4950, range)).toBe(true);
  expect(reachedEnd(9999, null)).toBe(false);
});

test('play begins at the clip when the position is outside it, and over again at the end', () => {
  expect(startPosition(0, 10_000, range)).toBe(2000);
  expect(startPosition(3000, 10_000, range)).toBe(3000);
  expect(startPosition(5000, 10_000, range)).toBe(2000);
  expect(startPosition(9950, 10_000, null)).toBe(0);
  expect(startPosition(4000, 10_000, null)).toBe(4000);
});

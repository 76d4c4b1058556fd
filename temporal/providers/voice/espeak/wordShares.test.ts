import { expect, test } from 'vitest';
import { wordShares } from './wordShares.ts';

const share = (ms: number) => ms / 1000;

test('words begin at their events', () => {
  const events = [
    { position: 0, startMs: 40 },
    { position: 6, startMs: 300 },
    { position: 10, startMs: 560 },
  ];
  expect(wordShares([0, 6, 10], 15, events, share)).toEqual([0, 0.3, 0.56]);
});

test('a word without an event lies between its neighbours by length', () => {
  const events = [{ position: 8, startMs: 800 }];
  expect(wordShares([0, 2, 8, 9], 10, events, share)).toEqual([0, 0.2, 0.8, 0.9]);
});

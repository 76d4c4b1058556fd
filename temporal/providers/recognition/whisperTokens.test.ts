import { expect, test } from 'vitest';
import { splitAtTimes } from './whisperTokens.ts';

const ids = { endOfText: 50_257, firstTime: 50_364 };
const at = (seconds: number) => ids.firstTime + seconds * 50;

test('text is cut at its times; the model’s marks are left out', () => {
  const tokens = [50_258, 50_260, 50_359, at(0), 11, 12, at(2), at(2.5), 13, at(4), ids.endOfText];
  expect(splitAtTimes(tokens, ids, 5000)).toEqual([
    { startMs: 0, endMs: 2000, tokens: [11, 12] },
    { startMs: 2500, endMs: 4000, tokens: [13] },
  ]);
});

test('text that was not finished lasts to the end, and no time is behind the end', () => {
  expect(splitAtTimes([at(1), 11, at(9), 12], ids, 3000)).toEqual([
    { startMs: 1000, endMs: 3000, tokens: [11] },
    { startMs: 3000, endMs: 3000, tokens: [12] },
  ]);
});

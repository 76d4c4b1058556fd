import { expect, test } from 'vitest';
import { cutPieces } from './pieces.ts';

const range = (startMs: number, endMs: number) => ({ startMs, endMs });

test('short pauses stay inside a piece, long ones are left out', () => {
  expect(cutPieces([range(0, 1000), range(1500, 3000), range(9000, 9500)], 29_000)).toEqual([
    range(0, 3000),
    range(9000, 9500),
  ]);
});

test('a piece ends at the pause before it would get too long', () => {
  const speech = [range(0, 14_000), range(14_500, 27_000), range(27_500, 40_000)];
  expect(cutPieces(speech, 29_000)).toEqual([range(0, 27_000), range(27_500, 40_000)]);
});

test('speech without a pause is cut where it is quietest, and no part is too long', () => {
  const asked: number[][] = [];
  const pieces = cutPieces([range(1000, 71_000)], 29_000, (fromMs, toMs) => {
    asked.push([fromMs, toMs]);
    return fromMs + 100;
  });
  expect(pieces[0]!.startMs).toBe(1000);
  expect(pieces.at(-1)!.endMs).toBe(71_000);
  for (const [index, piece] of pieces.entries()) {
    expect(piece.endMs - piece.startMs).toBeLessThanOrEqual(29_000);
    if (index > 0) expect(piece.startMs).toBe(pieces[index - 1]!.endMs);
  }
  expect(pieces.slice(0, -1).map(({ endMs }) => endMs)).toEqual(
    asked.map(([fromMs]) => Math.round(fromMs! + 100)),
  );
});

import type { SpokenRange } from './types.ts';

/** Speech on both sides of so short a pause is heard as one. */
const LONGEST_INNER_PAUSE_MS = 2_000;

/**
 * Cuts speech into pieces of at most `longestMs`, at pauses where there are any: recognisers hear a limited time at
 * once, and what they hear of a word that is cut they make up. Short pauses stay inside, long ones are left out.
 * A longer range without a pause is cut where `quietest` says, else into equal parts.
 * @param ranges in order, not overlapping.
 */
export function cutPieces(
  ranges: readonly SpokenRange[],
  longestMs: number,
  quietest: (fromMs: number, toMs: number) => number = (_fromMs, toMs) => toMs,
): SpokenRange[] {
  const pieces: SpokenRange[] = [];
  for (const range of ranges.flatMap((whole) => cutRange(whole, longestMs, quietest))) {
    const last = pieces.at(-1);
    const near = last && range.startMs - last.endMs <= LONGEST_INNER_PAUSE_MS;
    if (near && range.endMs - last.startMs <= longestMs) last.endMs = range.endMs;
    else pieces.push({ ...range });
  }
  return pieces;
}

function cutRange(
  range: SpokenRange,
  longestMs: number,
  quietest: (fromMs: number, toMs: number) => number,
): SpokenRange[] {
  const parts: SpokenRange[] = [];
  let startMs = range.startMs;
  while (range.endMs - startMs > longestMs) {
    const partMs = (range.endMs - startMs) / Math.ceil((range.endMs - startMs) / longestMs);
    // Looked for before the equal part's end, so that no part gets too long.
    const endMs = Math.round(quietest(startMs + partMs * 0.7, startMs + partMs));
    parts.push({ startMs, endMs });
    startMs = endMs;
  }
  return [...parts, { startMs, endMs: range.endMs }];
}

import type { Boundary, TimedFrame } from './boundary.ts';
import { isBlack, meanOf } from './grayFrame.ts';

/** A black stretch of this length is footage of nothing: a shot of its own, and an unusable one. */
const BLACK_SHOT_MS = 700;
/** Fades take at most this long on either side of the black. */
const LONGEST_FADE_MS = 1500;
/** The picture counts as there when it has this part of the brightness it comes from or goes to. */
const FULL_BRIGHTNESS = 0.85;

interface Level {
  timeMs: number;
  mean: number;
}

/** Finds black between two pictures, with the darkening before and the brightening after it. */
export function createFadeDetector() {
  const levels: Level[] = [];
  const blacks: Array<{ fromIndex: number; toIndex: number }> = [];
  let inBlack = false;

  return {
    push({ timeMs, frame }: TimedFrame): void {
      levels.push({ timeMs, mean: meanOf(frame) });
      const index = levels.length - 1;
      const black = isBlack(frame);
      if (black && !inBlack) blacks.push({ fromIndex: index, toIndex: index });
      if (black) blacks.at(-1)!.toIndex = index;
      inBlack = black;
    },
    end: (): Boundary[] =>
      blacks.flatMap(({ fromIndex, toIndex }) => boundariesOf(levels, fromIndex, toIndex)),
  };
}

function boundariesOf(levels: readonly Level[], fromIndex: number, toIndex: number): Boundary[] {
  const blackFromMs = levels[fromIndex]!.timeMs;
  const blackToMs = (levels[toIndex + 1] ?? levels[toIndex]!).timeMs;
  const fadeStartMs = edgeOfFade(levels, fromIndex, -1);
  const fadeEndMs = edgeOfFade(levels, toIndex, 1);
  const fade = (endOfShotMs: number, startOfNextMs: number): Boundary => ({
    kind: 'fade',
    endOfShotMs,
    startOfNextMs,
  });
  if (blackToMs - blackFromMs < BLACK_SHOT_MS) return [fade(fadeStartMs, fadeEndMs)];
  return [fade(fadeStartMs, blackFromMs), fade(blackToMs, fadeEndMs)];
}

/** Walks away from the black until the brightness stops to grow or is what it will be. */
function edgeOfFade(levels: readonly Level[], blackIndex: number, step: 1 | -1): number {
  const black = levels[blackIndex]!;
  const within: Level[] = [];
  for (let i = blackIndex + step; i >= 0 && i < levels.length; i += step) {
    if (Math.abs(levels[i]!.timeMs - black.timeMs) > LONGEST_FADE_MS) break;
    within.push(levels[i]!);
  }
  const full = Math.max(0, ...within.map(({ mean }) => mean)) * FULL_BRIGHTNESS;
  return (within.find(({ mean }) => mean >= full) ?? black).timeMs;
}

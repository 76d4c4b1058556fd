import type { Boundary, TimedFrame } from './boundary.ts';
import { correlation, type GrayFrame, isBlack, isWhite, meanOf } from './grayFrame.ts';

/** A black or white stretch of this length is footage of nothing: a shot of its own, and an unusable one. */
const EMPTY_SHOT_MS = 700;
/** Fades take at most this long on either side of the black or white. */
const LONGEST_FADE_MS = 1500;
/** The picture counts as there when it has this part of the contrast to the fade it comes from or goes to. */
const FULLY_THERE = 0.85;
/** White that comes and goes at once is a flash's or a cut's; a fade takes its time before, in or behind it. */
const SHORTEST_FADE_MS = 100;
/** A fade to white is over where the picture has not grown by this part within so long: behind it comes what comes. */
const STILL_GROWS = 0.05;
const GROWS_WITHIN_MS = 120;
/** In gray levels: before that it has hardly begun. */
const BEGUN = 8;
/** What is the same picture on both sides of white was flashed at. */
const SAME_PICTURE = 0.7;

interface Level {
  timeMs: number;
  mean: number;
}

interface Empty {
  colour: 'black' | 'white';
  fromIndex: number;
  toIndex: number;
  /** Of white: frames of a second or so on either side. */
  around: TimedFrame[];
}

/** Finds black or white between two pictures, with the change to it and from it. */
export function createFadeDetector() {
  const levels: Level[] = [];
  const empties: Empty[] = [];
  const recent: TimedFrame[] = [];
  let open: Empty | undefined;

  return {
    push(next: TimedFrame): void {
      const { timeMs, frame } = next;
      levels.push({ timeMs, mean: meanOf(frame) });
      const index = levels.length - 1;
      const colour = isBlack(frame) ? 'black' : isWhite(frame) ? 'white' : null;
      if (colour && open?.colour !== colour) {
        const around = colour === 'white' ? [...recent] : [];
        open = { colour, fromIndex: index, toIndex: index, around };
        empties.push(open);
      }
      if (!colour) open = undefined;
      if (open) open.toIndex = index;
      const last = empties.at(-1);
      if (last?.colour === 'white' && timeMs - levels[last.toIndex]!.timeMs <= LONGEST_FADE_MS)
        last.around.push(next);
      recent.push(next);
      while (timeMs - recent[0]!.timeMs > LONGEST_FADE_MS) recent.shift();
    },
    end: (): Boundary[] => empties.flatMap((empty) => boundariesOf(levels, empty)),
  };
}

function boundariesOf(levels: readonly Level[], empty: Empty): Boundary[] {
  const { colour, fromIndex, toIndex, around } = empty;
  const emptyFromMs = levels[fromIndex]!.timeMs;
  const emptyToMs = (levels[toIndex + 1] ?? levels[toIndex]!).timeMs;
  const fadeStartMs = edgeOfFade(levels, fromIndex, -1, colour);
  const fadeEndMs = edgeOfFade(levels, toIndex, 1, colour);
  if (colour === 'white') {
    const slowest = Math.max(emptyFromMs - fadeStartMs, emptyToMs - emptyFromMs, fadeEndMs - emptyToMs);
    if (slowest < SHORTEST_FADE_MS) return [];
    const [before, after] = [pictureAt(around, fadeStartMs), pictureAt(around, fadeEndMs)];
    if (before && after && correlation(before, after) > SAME_PICTURE) return [];
  }
  const fade = (endOfShotMs: number, startOfNextMs: number): Boundary => ({
    kind: 'fade',
    endOfShotMs,
    startOfNextMs,
  });
  if (emptyToMs - emptyFromMs < EMPTY_SHOT_MS) return [fade(fadeStartMs, fadeEndMs)];
  return [fade(fadeStartMs, emptyFromMs), fade(emptyToMs, fadeEndMs)];
}

function pictureAt(around: readonly TimedFrame[], atMs: number): GrayFrame | undefined {
  return around.find(({ timeMs }) => timeMs === atMs)?.frame;
}

/** Walks away from the black or white until the picture's contrast to it stops to grow or is what it will be. */
function edgeOfFade(
  levels: readonly Level[],
  emptyIndex: number,
  step: 1 | -1,
  colour: Empty['colour'],
): number {
  const empty = levels[emptyIndex]!;
  const within: Level[] = [];
  const contrast = ({ mean }: Level) => (colour === 'black' ? mean : 255 - mean);
  const isOver = (level: Level) => {
    const earlier = within.findLast(({ timeMs }) => Math.abs(level.timeMs - timeMs) >= GROWS_WITHIN_MS);
    if (!earlier || contrast(earlier) < BEGUN) return false;
    return contrast(level) - contrast(earlier) < contrast(level) * STILL_GROWS;
  };
  for (let i = emptyIndex + step; i >= 0 && i < levels.length; i += step) {
    if (Math.abs(levels[i]!.timeMs - empty.timeMs) > LONGEST_FADE_MS) break;
    within.push(levels[i]!);
    if (colour === 'white' && isOver(levels[i]!)) break;
  }
  const full = Math.max(0, ...within.map(contrast)) * FULLY_THERE;
  return (within.find((level) => contrast(level) >= full) ?? empty).timeMs;
}

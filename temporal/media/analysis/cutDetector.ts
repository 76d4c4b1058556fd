import type { Boundary, TimedFrame } from './boundary.ts';
import { changedArea, correlation, type GrayFrame, isBlack, meanDifference } from './grayFrame.ts';

/** In gray levels of 255: below this not even a calm scene was cut. */
const LEAST_CHANGE = 9;
/** A cut stands out from the movement around it by this factor. */
const PROMINENCE = 3;
/** Below the first a background stays behind something quick; from the second on it is another picture anyway. */
const SAME_PLACE_AREA = 0.25;
const OTHER_PLACE_AREA = 0.4;
/** Between them (products on white) structure decides. */
const SAME_PLACE_CORRELATION = 0.7;
const NEIGHBOURS_MS = 500;
/** A camera flash or a lightning is over by then, and the picture is back. */
const FLASH_MS = 400;
/** How much nearer than the jump itself the picture must be to the one before it, to be called back. */
const BACK_AGAIN = 0.5;

interface Candidate {
  timeMs: number;
  change: number;
  before: TimedFrame;
  isFlash: boolean;
}

interface Change {
  timeMs: number;
  change: number;
}

/**
 * Finds hard cuts in frames that come one after another at full rate. Memory stays within one second of frames:
 * changes around a candidate are compared as numbers, and only the frame before a candidate is kept.
 */
export function createCutDetector() {
  let previous: TimedFrame | undefined;
  const changes: Change[] = [];
  let candidates: Candidate[] = [];
  const cuts: Boundary[] = [];

  const settle = (nowMs: number) => {
    const settled = candidates.filter(({ timeMs }) => nowMs - timeMs > NEIGHBOURS_MS);
    candidates = candidates.filter(({ timeMs }) => nowMs - timeMs <= NEIGHBOURS_MS);
    for (const candidate of settled) {
      if (!candidate.isFlash && standsOut(candidate, changes)) cuts.push(cutAt(candidate.timeMs));
    }
    while (changes.length > 0 && nowMs - changes[0]!.timeMs > 3 * NEIGHBOURS_MS) changes.shift();
  };

  return {
    push(next: TimedFrame): void {
      if (previous) {
        const change = meanDifference(previous.frame, next.frame);
        changes.push({ timeMs: next.timeMs, change });
        if (change >= LEAST_CHANGE && showsAnotherPlace(previous.frame, next.frame)) {
          candidates.push({ timeMs: next.timeMs, change, before: previous, isFlash: false });
        }
        markFlashes(candidates, next);
        settle(next.timeMs);
      }
      previous = next;
    },
    end(): Boundary[] {
      settle(Number.POSITIVE_INFINITY);
      return cuts;
    },
  };
}

/** Not the same place with something quick in it; to and from black is the fade detector's. */
function showsAnotherPlace(before: GrayFrame, after: GrayFrame): boolean {
  if (isBlack(before) || isBlack(after)) return false;
  const area = changedArea(before, after);
  if (area < SAME_PLACE_AREA) return false;
  return area >= OTHER_PLACE_AREA || correlation(before, after) <= SAME_PLACE_CORRELATION;
}

/** The picture that was there before the jump is there again: neither the jump nor the way back was a cut. */
function markFlashes(candidates: readonly Candidate[], now: TimedFrame): void {
  for (const [index, candidate] of candidates.entries()) {
    if (now.timeMs - candidate.timeMs > FLASH_MS || candidate.isFlash) continue;
    if (meanDifference(candidate.before.frame, now.frame) > candidate.change * BACK_AGAIN) continue;
    candidate.isFlash = true;
    for (const later of candidates.slice(index + 1)) later.isFlash = true;
  }
}

function standsOut(candidate: Candidate, changes: readonly Change[]): boolean {
  const around = changes
    .filter(
      ({ timeMs }) => timeMs !== candidate.timeMs && Math.abs(timeMs - candidate.timeMs) <= NEIGHBOURS_MS,
    )
    .map(({ change }) => change)
    .sort((a, b) => a - b);
  // Of movement the three-quarter mark is typical: the largest neighbours may be cuts themselves.
  const typical = around[Math.floor(around.length * 0.75)] ?? 0;
  return candidate.change >= typical * PROMINENCE;
}

function cutAt(timeMs: number): Boundary {
  return { kind: 'cut', endOfShotMs: timeMs, startOfNextMs: timeMs };
}

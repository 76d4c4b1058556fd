import type { Boundary, TimedFrame } from './boundary.ts';
import { createSteadyDifference } from './cameraShift.ts';
import { changedArea, correlation, type GrayFrame, isBlack, meanDifference, meanOf } from './grayFrame.ts';

/** In gray levels of 255: below this not even a calm scene was cut. */
const LEAST_CHANGE = 9;
/** Mean gray level below which everything changes by less, down to this part of it. */
const DARK_LEVEL = 64;
const LEAST_IN_THE_DARK = 0.45;
/** A cut stands out from the movement around it by this factor. */
const PROMINENCE = 2;
/** Below the first a background stays behind something quick; from the second on it is another picture anyway. */
const SAME_PLACE_AREA = 0.25;
const OTHER_PLACE_AREA = 0.4;
/** Between them (products on white) structure decides. */
const SAME_PLACE_CORRELATION = 0.7;
const NEIGHBOURS_MS = 500;
/**
 * Another take of the same place looks like a camera that moved, but all at once: in gray levels, and over the most
 * that the picture changes within so long before and behind.
 */
const JUMP_LEVELS = 12;
const JUMP_PROMINENCE = 3;
const JUMP_NEIGHBOURS_MS = 200;
/** On both sides together; at 10 frames a second there are not more. */
const FEWEST_NEIGHBOURS = 3;
/** A camera flash or a lightning is over by then, and the picture is back. */
const FLASH_MS = 400;
/** How much nearer than the jump itself the picture must be to the one before it, to be called back. */
const BACK_AGAIN = 0.5;
/** And in gray levels: after a white flash nearly every picture is nearer to the one before than white is. */
const BACK_LEVELS = 16;
/** The same without holding the camera still: another take could be shifted onto the one before it. */
const PLAINLY_BACK = 0.8;

interface Change {
  timeMs: number;
  /** As if the camera had been held still. */
  change: number;
  /** As it is. */
  plain: number;
}

interface Candidate extends Change {
  before: TimedFrame;
  /** Too little is left of it when the camera is held still: at most another take of the same place. */
  isJump: boolean;
  /** Much of the picture stays: products on white, or something large that falls through it. */
  staysMuch: boolean;
  isFlash: boolean;
}

/** What was found at full rate: cuts, and flashes, which look like cuts until the picture is back. */
export interface CutsAndFlashes {
  cuts: Boundary[];
  flashesMs: number[];
}

/**
 * Finds hard cuts in frames that come one after another at full rate, as if the camera stood still. Memory stays
 * within one second of frames: changes around a candidate are compared as numbers.
 */
export function createCutDetector(width: number, height: number) {
  const difference = createSteadyDifference(width, height);
  /** The frames that a flash could return to. */
  const recent: TimedFrame[] = [];
  const changes: Change[] = [];
  let candidates: Candidate[] = [];
  const cuts: Boundary[] = [];
  const flashesMs: number[] = [];

  const settle = (nowMs: number) => {
    const settled = candidates.filter(({ timeMs }) => nowMs - timeMs > NEIGHBOURS_MS);
    candidates = candidates.filter(({ timeMs }) => nowMs - timeMs <= NEIGHBOURS_MS);
    for (const candidate of settled) {
      if (!candidate.isFlash && standsOut(candidate, changes)) cuts.push(cutAt(candidate.timeMs));
    }
    while (changes.length > 0 && nowMs - changes[0]!.timeMs > 3 * NEIGHBOURS_MS) changes.shift();
  };

  const isBack = (before: TimedFrame, now: TimedFrame, { change, plain }: Change) => {
    const near = Math.min(BACK_LEVELS, change * BACK_AGAIN);
    return (
      meanDifference(before.frame, now.frame) <= plain * PLAINLY_BACK &&
      difference(before.frame, now.frame, near) <= near
    );
  };

  const markFlash = (fromMs: number) => {
    for (const candidate of candidates) if (candidate.timeMs >= fromMs) candidate.isFlash = true;
    if (fromMs - (flashesMs.at(-1) ?? Number.NEGATIVE_INFINITY) > FLASH_MS) flashesMs.push(fromMs);
  };

  /** The picture that was there before a jump is there again: neither the jump nor the way back was a cut. */
  const lookForFlash = (now: TimedFrame) => {
    for (const candidate of candidates) {
      const { timeMs, before, isFlash, isJump } = candidate;
      if (isFlash || isJump || timeMs === now.timeMs || now.timeMs - timeMs > FLASH_MS) continue;
      if (isBack(before, now, candidate)) markFlash(timeMs);
    }
    const last = candidates.at(-1);
    if (last?.timeMs !== now.timeMs || last.isFlash || last.isJump) return;
    // A light that grows over some frames jumps only when it goes out.
    const earlier = recent.slice(0, -1).findLast((before) => isBack(before, now, last));
    if (earlier) markFlash(recent[recent.indexOf(earlier) + 1]!.timeMs);
  };

  return {
    push(next: TimedFrame): void {
      const previous = recent.at(-1);
      if (previous) {
        const least = leastChange(previous.frame, next.frame);
        const plain = meanDifference(previous.frame, next.frame);
        const change = difference(previous.frame, next.frame, least);
        const here = { timeMs: next.timeMs, change, plain };
        changes.push(here);
        const isJump = change < least;
        const enough = !isJump || plain >= (JUMP_LEVELS * least) / LEAST_CHANGE;
        const place = enough ? placeShown(previous.frame, next.frame) : 'same';
        const staysMuch = place === 'perhaps another';
        if (place === 'another' || (staysMuch && !isJump)) {
          candidates.push({ ...here, before: previous, isJump, staysMuch, isFlash: false });
        }
        lookForFlash(next);
        settle(next.timeMs);
      }
      recent.push(next);
      while (next.timeMs - recent[0]!.timeMs > FLASH_MS) recent.shift();
    },
    end(): CutsAndFlashes {
      settle(Number.POSITIVE_INFINITY);
      return { cuts, flashesMs };
    },
  };
}

function leastChange(before: GrayFrame, after: GrayFrame): number {
  const light = Math.max(meanOf(before), meanOf(after)) / DARK_LEVEL;
  return LEAST_CHANGE * Math.min(1, Math.max(LEAST_IN_THE_DARK, light));
}

/** Not the same place with something quick in it; to and from black is the fade detector's. */
function placeShown(before: GrayFrame, after: GrayFrame): 'same' | 'perhaps another' | 'another' {
  if (isBlack(before) || isBlack(after)) return 'same';
  const area = changedArea(before, after);
  if (area >= OTHER_PLACE_AREA) return 'another';
  const isSame = area < SAME_PLACE_AREA || correlation(before, after) > SAME_PLACE_CORRELATION;
  return isSame ? 'same' : 'perhaps another';
}

function standsOut(candidate: Candidate, changes: readonly Change[]): boolean {
  if (jumpsOut(candidate, changes, JUMP_PROMINENCE)) return true;
  if (candidate.isJump) return false;
  // What falls through the picture gathers speed: a cut comes at once.
  if (candidate.staysMuch) return jumpsOut(candidate, changes, PROMINENCE);
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

/** However it may be explained by a camera: nothing before and nothing behind it moves nearly as much. */
function jumpsOut({ timeMs, plain }: Candidate, changes: readonly Change[], prominence: number): boolean {
  const around = changes.filter(
    (one) => one.timeMs !== timeMs && Math.abs(one.timeMs - timeMs) <= JUMP_NEIGHBOURS_MS,
  );
  return (
    around.length >= FEWEST_NEIGHBOURS && plain >= prominence * Math.max(...around.map((one) => one.plain))
  );
}

function cutAt(timeMs: number): Boundary {
  return { kind: 'cut', endOfShotMs: timeMs, startOfNextMs: timeMs };
}

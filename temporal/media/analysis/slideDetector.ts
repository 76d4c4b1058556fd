import type { Boundary, TimedFrame } from './boundary.ts';
import { type GrayFrame, meanDifference, onTheWay } from './grayFrame.ts';

/** How often it is looked, and half the spans that are tried: slides of a quarter to three quarters of a second. */
const STEP_MS = 80;
const HALF_SPANS_MS = [200, 280, 400];
/** In gray levels: the two pictures are others. */
const LEAST_CHANGE = 16;
/** Of the change: a dissolve lands nearer to the straight way between two pictures, and is not looked at here. */
const LEAST_ASIDE = 0.3;
/** Of the change: so much is left when a frame is put together from the two pictures. */
const LARGEST_REST = 0.25;
/** Part of the picture that the new one has taken: at the edges too much looks alike. */
const FROM_PART = 0.15;
const TO_PART = 0.85;

/** Where the pictures lie in a frame: does the old one move out, does the new one move in, from which side. */
const WAYS = [
  { moves: true, fromRight: true },
  { moves: true, fromRight: false },
  { moves: false, fromRight: true },
  { moves: false, fromRight: false },
] as const;
type Way = (typeof WAYS)[number];

interface Fit {
  part: number;
  way: Way;
}

interface Slide {
  startMs: number;
  endMs: number;
}

/**
 * Finds slides and wipes: frames that are put together from one picture and another, side by side, with ever more of
 * the other. It keeps less than a second of tiny frames and compares closely only where two pictures differ.
 */
export function createSlideDetector(width: number, height: number) {
  const frames: TimedFrame[] = [];
  const found: Slide[] = [];
  let lookedMs = Number.NEGATIVE_INFINITY;
  const longest = 2 * Math.max(...HALF_SPANS_MS) + STEP_MS;

  const at = (timeMs: number) => frames.findLast((one) => one.timeMs <= timeMs + 1);

  const look = (nowMs: number) => {
    for (const half of HALF_SPANS_MS) {
      const [from, first] = [at(nowMs - 2 * half - STEP_MS), at(nowMs - half - STEP_MS)];
      const [second, to] = [at(nowMs - half), at(nowMs)];
      if (!from || !first || !second || !to || second.timeMs <= first.timeMs) continue;
      const before = fitOf(first.frame, from.frame, to.frame, width, height);
      const after = before && fitOf(second.frame, from.frame, to.frame, width, height);
      if (!before || !after || before.way !== after.way || after.part <= before.part) continue;
      const msForAll = (second.timeMs - first.timeMs) / (after.part - before.part);
      const startMs = Math.round(Math.max(from.timeMs, first.timeMs - before.part * msForAll));
      const endMs = Math.round(Math.min(to.timeMs, first.timeMs + (1 - before.part) * msForAll));
      if (!found.some((one) => one.startMs < endMs && startMs < one.endMs)) found.push({ startMs, endMs });
    }
  };

  return {
    push(next: TimedFrame): void {
      frames.push(next);
      while (next.timeMs - frames[0]!.timeMs > longest + STEP_MS) frames.shift();
      if (next.timeMs - lookedMs < STEP_MS) return;
      lookedMs = next.timeMs;
      look(next.timeMs);
    },
    end: (): Boundary[] =>
      found.map(({ startMs, endMs }) => ({ kind: 'dissolve', endOfShotMs: startMs, startOfNextMs: endMs })),
  };
}

/** How a frame is put together from two pictures, where it is. */
function fitOf(
  frame: GrayFrame,
  from: GrayFrame,
  to: GrayFrame,
  width: number,
  height: number,
): Fit | undefined {
  const change = meanDifference(from, to);
  if (change < LEAST_CHANGE || onTheWay(frame, from, to).aside < change * LEAST_ASIDE) return;
  let best: (Fit & { rest: number }) | undefined;
  // Nearly all are given up after a few rows: this runs for every hand-held second.
  let enough = change * LARGEST_REST;
  for (const way of WAYS) {
    for (let taken = Math.ceil(width * FROM_PART); taken <= width * TO_PART; taken += 1) {
      const rest = restOf(frame, from, to, width, height, taken, way, enough);
      if (rest > enough) continue;
      best = { part: taken / width, way, rest };
      enough = rest;
    }
  }
  return best;
}

/**
 * Mean difference of a frame to the two pictures side by side, the new one `taken` columns wide, over every other row;
 * infinite where it is more than `enough`.
 */
function restOf(
  frame: GrayFrame,
  from: GrayFrame,
  to: GrayFrame,
  width: number,
  height: number,
  taken: number,
  { moves, fromRight }: Way,
  enough: number,
): number {
  const pixels = width * Math.ceil(height / 2);
  let sum = 0;
  for (let y = 0; y < height; y += 2) {
    if (sum > enough * pixels) return Number.POSITIVE_INFINITY;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const isNew = fromRight ? x >= width - taken : x < taken;
      const way = fromRight ? 1 : -1;
      const shift = moves ? (isNew ? -way * (width - taken) : way * taken) : 0;
      sum += Math.abs(frame[row + x]! - (isNew ? to : from)[row + x + shift]!);
    }
  }
  return sum / pixels;
}

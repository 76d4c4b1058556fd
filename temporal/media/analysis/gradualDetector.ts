import type { Boundary, TimedFrame } from './boundary.ts';
import {
  changedArea,
  correlation,
  deviationOf,
  type GrayFrame,
  meanDifference,
  onTheWay,
} from './grayFrame.ts';

const STEP_MS = 120;
/** Half the spans that are tried, in steps: dissolves of about half a second to three seconds. */
const HALF_SPANS = [2, 4, 6, 8, 12];
const LEAST_CHANGE = 10;
/** Other picture, not the same one brighter or darker; all of it, not a title or a car that came in. */
const LARGEST_CORRELATION = 0.6;
const LEAST_CHANGED_AREA = 0.5;
/** What comes as straight as nothing but a dissolve does may be a similar picture: the next drawing of the same room. */
const STRAIGHT_ASIDE = 0.1;
const SIMILAR_CORRELATION = 0.9;
const SIMILAR_CHANGED_AREA = 0.4;
const FLAT_DEVIATION = 4;
/** Of the change: movement lands far aside of the straight way between two pictures, a dissolve lands on it. */
const LARGEST_ASIDE = 0.22;
const MIDDLE_FROM = 0.2;
const MIDDLE_TO = 0.8;
/** Progress at which a dissolve has begun to show, and at which it is over. */
const BEGUN = 0.08;
const OVER = 0.92;
/** A quicker change is a cut that one frame blends, and the cut detector's. */
const SHORTEST_MS = 250;
/** A dissolve comes evenly, at most twice as fast in its middle as all in all; what jumps is a cut. */
const FASTEST = 2;
const FASTEST_SLACK = 0.15;

interface Dissolve {
  startMs: number;
  endMs: number;
  clarity: number;
}

/**
 * Finds dissolves: two different pictures with mixtures of both between them, which movement never makes. It looks
 * about eight times a second, keeps three seconds of tiny frames, and takes the clearest of overlapping finds.
 */
export function createGradualDetector() {
  const samples: TimedFrame[] = [];
  const found: Dissolve[] = [];
  const longest = 2 * Math.max(...HALF_SPANS) + 1;

  return {
    push(next: TimedFrame): void {
      const last = samples.at(-1);
      if (last && next.timeMs - last.timeMs < STEP_MS) return;
      samples.push(next);
      if (samples.length > longest) samples.shift();
      for (const half of HALF_SPANS) {
        const window = samples.slice(-(2 * half + 1));
        const dissolve = window.length === 2 * half + 1 ? dissolveWithin(window) : undefined;
        if (dissolve) found.push(dissolve);
      }
    },
    end: (): Boundary[] => clearest(found).map(toBoundary),
  };
}

function dissolveWithin(window: readonly TimedFrame[]): Dissolve | undefined {
  const from = window[0]!.frame;
  const to = window.at(-1)!.frame;
  const change = meanDifference(from, to);
  if (change < LEAST_CHANGE) return;
  // The cheapest test that nearly everything fails comes first: this runs for every window.
  const middle = onTheWay(window[(window.length - 1) / 2]!.frame, from, to);
  if (middle.progress < MIDDLE_FROM || middle.progress > MIDDLE_TO || middle.aside > change * LARGEST_ASIDE)
    return;

  const ways = window.map(({ timeMs, frame }) => ({ timeMs, ...onTheWay(frame, from, to) }));
  const begun = ways.findLastIndex(({ progress }) => progress < BEGUN);
  const over = ways.findIndex(({ progress }, index) => index > begun && progress > OVER);
  if (begun < 0 || over < 0) return;
  const between = ways.slice(begun + 1, over);
  if (between.some(({ aside }) => aside > change * LARGEST_ASIDE)) return;
  const [startMs, endMs] = [ways[begun]!.timeMs, ways[over]!.timeMs];
  if (endMs - startMs < SHORTEST_MS) return;
  if (largestJump(ways.slice(begun, over + 1)) > FASTEST_SLACK + (FASTEST * STEP_MS) / (endMs - startMs))
    return;
  // Between the nearest clean frames: over the whole window a slow camera adds changes of its own.
  const isStraight = between.every(({ aside }) => aside <= change * STRAIGHT_ASIDE);
  if (!showsAnotherPicture(window[begun]!.frame, window[over]!.frame, isStraight)) return;
  return { startMs, endMs, clarity: change * (1 - middle.aside / change) };
}

function largestJump(ways: ReadonlyArray<{ progress: number }>): number {
  return Math.max(...ways.slice(1).map(({ progress }, index) => progress - ways[index]!.progress));
}

function showsAnotherPicture(from: GrayFrame, to: GrayFrame, isStraight: boolean): boolean {
  return (
    deviationOf(from) >= FLAT_DEVIATION &&
    deviationOf(to) >= FLAT_DEVIATION &&
    correlation(from, to) <= (isStraight ? SIMILAR_CORRELATION : LARGEST_CORRELATION) &&
    changedArea(from, to) >= (isStraight ? SIMILAR_CHANGED_AREA : LEAST_CHANGED_AREA)
  );
}

function clearest(found: readonly Dissolve[]): Dissolve[] {
  const taken: Dissolve[] = [];
  for (const dissolve of [...found].sort((a, b) => b.clarity - a.clarity)) {
    if (!taken.some((other) => other.startMs < dissolve.endMs && dissolve.startMs < other.endMs))
      taken.push(dissolve);
  }
  return taken;
}

function toBoundary({ startMs, endMs }: Dissolve): Boundary {
  return { kind: 'dissolve', endOfShotMs: startMs, startOfNextMs: endMs };
}

import type { Boundary, TimedFrame } from './boundary.ts';
import { correlation, deviationOf, meanDifference, mixtureError } from './grayFrame.ts';

const STEP_MS = 120;
/** Half the spans that are tried, in steps: dissolves of about half a second to three seconds. */
const HALF_SPANS = [2, 4, 6, 8, 12];
const LEAST_CHANGE = 10;
/** Movement lands far from the mixture of its ends (about half of the change); a dissolve lands on it. */
const LARGEST_MIXTURE_ERROR = 0.22;
/** Another picture, not the same one brighter or darker. */
const LARGEST_CORRELATION = 0.6;
const FLAT_DEVIATION = 4;

interface Dissolve {
  centreMs: number;
  halfMs: number;
  quality: number;
}

/**
 * Finds dissolves: two different pictures whose middle is the mixture of both, which movement never is. It looks
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
        const dissolve = dissolveWithin(samples.slice(-(2 * half + 1)), half);
        if (dissolve) found.push(dissolve);
      }
    },
    end: (): Boundary[] => clearest(found).map(toBoundary),
  };
}

function dissolveWithin(window: readonly TimedFrame[], half: number): Dissolve | undefined {
  const [first, middle, last] = [window[0], window[half], window[2 * half]];
  if (!first || !middle || !last) return;
  const change = meanDifference(first.frame, last.frame);
  if (change < LEAST_CHANGE) return;
  if (deviationOf(first.frame) < FLAT_DEVIATION || deviationOf(last.frame) < FLAT_DEVIATION) return;
  const error = mixtureError(first.frame, middle.frame, last.frame) / change;
  if (error > LARGEST_MIXTURE_ERROR || correlation(first.frame, last.frame) > LARGEST_CORRELATION) return;
  return {
    centreMs: middle.timeMs,
    halfMs: (last.timeMs - first.timeMs) / 2,
    quality: change * (1 - error),
  };
}

function clearest(found: readonly Dissolve[]): Dissolve[] {
  const taken: Dissolve[] = [];
  for (const dissolve of [...found].sort((a, b) => b.quality - a.quality)) {
    const overlaps = taken.some(
      (other) => Math.abs(other.centreMs - dissolve.centreMs) < other.halfMs + dissolve.halfMs,
    );
    if (!overlaps) taken.push(dissolve);
  }
  return taken.sort((a, b) => a.centreMs - b.centreMs);
}

function toBoundary({ centreMs, halfMs }: Dissolve): Boundary {
  return {
    kind: 'dissolve',
    endOfShotMs: Math.round(centreMs - halfMs),
    startOfNextMs: Math.round(centreMs + halfMs),
  };
}

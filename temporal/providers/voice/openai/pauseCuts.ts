export interface SampleRange {
  start: number;
  end: number;
}

const FRAME_MS = 10;
const MIN_PAUSE_MS = 60;
/** A pause farther from the expected place than this share of the sentence is another clause's. */
const MAX_DISTANCE = 0.25;

/**
 * Cuts a spoken sentence into clauses: each boundary lies in the measured pause nearest to where the clauses'
 * weights expect it, longer pauses preferred; where there is none, at the expected place.
 */
export function pauseCuts(samples: Float32Array, sampleRate: number, weights: number[]): SampleRange[] {
  const pauses = findPauses(samples, sampleRate);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const ranges: SampleRange[] = [];
  let start = 0;
  let before = 0;
  weights.forEach((weight, index) => {
    before += weight;
    if (index === weights.length - 1) {
      ranges.push({ start, end: samples.length });
      return;
    }
    const expected = (before / total) * samples.length;
    const pause = bestPause(pauses, expected, start, samples.length);
    ranges.push({ start, end: pause?.start ?? Math.max(start, Math.round(expected)) });
    start = pause?.end ?? Math.max(start, Math.round(expected));
  });
  return ranges;
}

function bestPause(
  pauses: SampleRange[],
  expected: number,
  after: number,
  length: number,
): SampleRange | undefined {
  const cost = ({ start, end }: SampleRange) => Math.abs((start + end) / 2 - expected) - (end - start);
  return pauses
    .filter(
      (pause) =>
        pause.start > after && Math.abs((pause.start + pause.end) / 2 - expected) < length * MAX_DISTANCE,
    )
    .sort((a, b) => cost(a) - cost(b))[0];
}

function findPauses(samples: Float32Array, sampleRate: number): SampleRange[] {
  const frame = Math.round((sampleRate * FRAME_MS) / 1000);
  const loudness: number[] = [];
  for (let at = 0; at < samples.length; at += frame) {
    const part = samples.subarray(at, at + frame);
    loudness.push(Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length));
  }
  const threshold = loudness.reduce((max, value) => Math.max(max, value), 0) * 0.03;
  const pauses: SampleRange[] = [];
  let from = -1;
  loudness.forEach((value, index) => {
    if (value < threshold && from < 0) from = index;
    if (value >= threshold && from >= 0) {
      if ((index - from) * FRAME_MS >= MIN_PAUSE_MS && from > 0)
        pauses.push({ start: from * frame, end: index * frame });
      from = -1;
    }
  });
  return pauses;
}

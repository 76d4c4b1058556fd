import type { MediaRange, Shot, ShotFault } from '../../contracts/media.ts';
import { dominantColors } from './colors.ts';
import type { PassResult, Sample } from './decodePass.ts';
import { integratedLoudness } from './loudness.ts';
import { framesBetween, type ShotRange } from './shotRanges.ts';
import { speechRatio } from './voiceActivity.ts';

/** Gray levels of change in 80 ms at which movement counts as 0.63. */
const LIVELY_LEVELS = 8;
const UNUSABLE_SHARE = 0.8;
/** A still picture that long is no footage; a held breath is. */
export const FROZEN_MS = 2000;

/** Puts the numbers of one shot together from what the pass saw in its range. */
export function measureShot(pass: PassResult, range: ShotRange, index: number): Shot {
  const { startMs, endMs } = range;
  const frames = framesBetween(pass.frames, startMs, endMs);
  const samples = samplesOf(pass.samples, range);
  // The first change in a shot is measured against the shot before it.
  const changes = frames.filter(({ timeMs }) => timeMs >= startMs + 100).map(({ change }) => change);
  const blocks = pass.loudness.filter(({ timeMs }) => timeMs > startMs && timeMs <= endMs);
  return {
    index,
    startMs,
    endMs,
    entry: range.entry,
    motion: round(1 - Math.exp(-mean(changes) / LIVELY_LEVELS)),
    brightness: round(mean(frames.length > 0 ? frames.map(brightnessOf) : samples.map(brightnessOf))),
    sharpness: round(mean(samples.map(({ sharpness }) => sharpness))),
    loudnessLufs: integratedLoudness(blocks),
    speechRatio: round(speechRatio(pass.speech, startMs, endMs)),
    colors: dominantColors(samples.map(({ colors }) => colors)),
    perceptualHash: nearestSample(samples, (startMs + endMs) / 2).perceptualHash,
    unusable: faultOf(frames, endMs - startMs),
  };
}

function faultOf(frames: PassResult['frames'], durationMs: number): ShotFault | null {
  const share = (count: number) => count >= Math.max(1, frames.length - 1) * UNUSABLE_SHARE;
  if (frames.length > 0 && share(frames.filter(({ isBlack }) => isBlack).length)) return 'black';
  return durationMs >= FROZEN_MS && share(frames.filter(({ isFrozen }) => isFrozen).length) ? 'frozen' : null;
}

/** The samples of a range, or for a very short one the sample nearest to it. */
export function samplesOf(samples: readonly Sample[], { startMs, endMs }: MediaRange): Sample[] {
  const inside = framesBetween(samples, startMs, endMs);
  return inside.length > 0 ? inside : [nearestSample(samples, (startMs + endMs) / 2)];
}

export function nearestSample(samples: readonly Sample[], timeMs: number): Sample {
  return samples.reduce((best, sample) =>
    Math.abs(sample.timeMs - timeMs) < Math.abs(best.timeMs - timeMs) ? sample : best,
  );
}

const brightnessOf = ({ brightness }: { brightness: number }) => brightness;

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

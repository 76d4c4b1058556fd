import type { ClauseEnd } from '../text/clauses.ts';
import type { Pcm } from '../types.ts';

/** Pauses after a clause at normal pace, in milliseconds. */
const PAUSE_MS: Record<ClauseEnd, number> = {
  list: 90,
  comma: 160,
  colon: 200,
  semicolon: 240,
  period: 320,
  question: 340,
  exclamation: 320,
  none: 120,
};
/** Kept around the speech, so that soft consonants are not cut. */
const MARGIN_MS = 25;
const TAIL_MS = 60;
const FADE_MS = 4;
const TARGET_RMS = 0.1;
const PEAK_LIMIT = 0.89;

export interface ClauseAudio {
  samples: Float32Array;
  end: ClauseEnd;
}

export interface PlacedClause {
  startSample: number;
  endSample: number;
  /** How many samples of silence were cut off in front. */
  trimmedSamples: number;
}

/** Where the sound is: first and last sample above the silence, by the loudness of 5 ms frames. */
export function soundRange(samples: Float32Array, sampleRate: number): { start: number; end: number } {
  const frame = Math.round(sampleRate * 0.005);
  const loudness: number[] = [];
  for (let at = 0; at < samples.length; at += frame) loudness.push(rms(samples.subarray(at, at + frame)));
  const loudest = loudness.reduce((max, value) => Math.max(max, value), 0);
  // −42 dB below the loudest frame, and never below −60 dB full scale.
  const threshold = Math.max(loudest * 0.008, 0.001);
  const first = loudness.findIndex((value) => value > threshold);
  if (first < 0) return { start: 0, end: 0 };
  const last = loudness.findLastIndex((value) => value > threshold);
  return { start: first * frame, end: Math.min(samples.length, (last + 1) * frame) };
}

/** Trims each clause, parts them by natural pauses, and brings the whole to one loudness without clipping. */
export function joinClauses(
  clauses: ClauseAudio[],
  sampleRate: number,
  speed: number,
): { pcm: Pcm; placed: PlacedClause[] } {
  const toSamples = (ms: number) => Math.round((ms * sampleRate) / 1000);
  const margin = toSamples(MARGIN_MS);
  const trimmed = clauses.map(({ samples, end }) => {
    const range = soundRange(samples, sampleRate);
    const start = Math.max(0, range.start - margin);
    const sound = samples.slice(start, Math.min(samples.length, range.end + margin));
    fadeEdges(sound, toSamples(FADE_MS));
    return { sound, end, start };
  });
  const placed: PlacedClause[] = [];
  let at = 0;
  trimmed.forEach(({ sound, end, start }, index) => {
    placed.push({ startSample: at, endSample: at + sound.length, trimmedSamples: start });
    const pauseMs = index === trimmed.length - 1 ? TAIL_MS : PAUSE_MS[end] / speed;
    at += sound.length + toSamples(pauseMs);
  });
  const samples = new Float32Array(at);
  trimmed.forEach(({ sound }, index) => {
    samples.set(sound, placed[index]!.startSample);
  });
  return { pcm: { samples: levelled(samples), sampleRate }, placed };
}

/** All films' voices at the same loudness; the film's own mix decides the rest. */
function levelled(samples: Float32Array): Float32Array {
  const loud = samples.filter((value) => Math.abs(value) > 0.003);
  const level = rms(loud);
  if (level === 0) return samples;
  const peak = samples.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const gain = Math.min(TARGET_RMS / level, PEAK_LIMIT / peak);
  return samples.map((value) => value * gain);
}

function rms(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}

function fadeEdges(samples: Float32Array, length: number): void {
  const fade = Math.min(length, samples.length >> 1);
  for (let index = 0; index < fade; index += 1) {
    samples[index]! *= index / fade;
    samples[samples.length - 1 - index]! *= index / fade;
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MusicBed } from './beds.ts';

export const BED_SAMPLE_RATE = 48_000;
const BARS = 16;
/** Average level of a bed; peaks stay far from full scale. */
const RMS = 0.1;

/** Left and right of a bed, −1 to 1. */
export interface StereoSamples {
  left: Float32Array;
  right: Float32Array;
}

/**
 * Plays a bed: pads, a plucked figure, bass and soft percussion. Everything that rings over the end is written
 * at the start, so the loop has no seam; the same bed is always the same samples.
 * Takes a second or three, and lets others run after every bar.
 */
export async function playBed(bed: MusicBed): Promise<StereoSamples> {
  const beat = (60 / bed.beatsPerMinute) * BED_SAMPLE_RATE;
  const length = Math.round(beat * 4 * BARS);
  const loop: StereoSamples = { left: new Float32Array(length), right: new Float32Array(length) };
  for (let bar = 0; bar < BARS; bar += 1) {
    await nextTurn();
    const start = bar * 4 * beat;
    const chord = bed.chords[bar % bed.chords.length]!;
    const bass = bed.bass[bar % bed.bass.length]!;
    // The second half opens up: the figure climbs an octave now and then, so sixteen bars do not feel like eight.
    const lift = bar >= BARS / 2 && bar % 4 === 3 ? 12 : 0;
    for (const [voice, note] of chord.entries())
      pad(loop, start, 4 * beat, note, bed.level.pad / chord.length, voice);
    bed.pattern.forEach((step, eighth) => {
      if (step !== null)
        pluck(
          loop,
          start + (eighth * beat) / 2,
          chord[step % chord.length]! + 12 + lift,
          bed.level.pluck,
          eighth,
        );
    });
    for (const at of [0, 1.5, 2])
      bassNote(loop, start + at * beat, bass, bed.level.bass, at === 1.5 ? beat / 2 : beat * 1.4);
    for (const at of [0, 2]) kick(loop, start + at * beat, bed.level.kick);
    for (let eighth = 1; eighth < 8; eighth += 2)
      hat(loop, start + (eighth * beat) / 2, bed.level.hat, bar * 8 + eighth);
  }
  echo(loop, Math.round(beat * 0.75), 0.24);
  return normalise(loop);
}

function hertz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

function add(
  { left, right }: StereoSamples,
  start: number,
  count: number,
  pan: number,
  sampleAt: (index: number) => number,
): void {
  const length = left.length;
  const from = Math.round(start);
  for (let index = 0; index < count; index += 1) {
    const value = sampleAt(index);
    const at = (from + index) % length;
    left[at]! += value * (1 - pan);
    right[at]! += value * pan;
  }
}

/** Two detuned voices per note, left and right, with a slow swell that overlaps the next chord. */
function pad(
  loop: StereoSamples,
  start: number,
  length: number,
  note: number,
  level: number,
  voice: number,
): void {
  const count = Math.round(length * 1.25);
  for (const side of [-1, 1]) {
    const step = (2 * Math.PI * hertz(note) * (1 + side * 0.0016)) / BED_SAMPLE_RATE;
    const pan = 0.5 + side * (0.22 + voice * 0.06);
    add(loop, start, count, pan, (index) => {
      const swell = Math.sin(Math.PI * Math.min(1, index / count)) ** 0.8;
      const phase = step * index;
      return (
        level * swell * (Math.sin(phase) + 0.28 * Math.sin(2 * phase + voice) + 0.1 * Math.sin(3 * phase))
      );
    });
  }
}

/** A soft mallet: partials that die faster the higher they are. */
function pluck(loop: StereoSamples, start: number, note: number, level: number, eighth: number): void {
  const step = (2 * Math.PI * hertz(note)) / BED_SAMPLE_RATE;
  const accent = eighth % 4 === 0 ? 1 : 0.72;
  add(loop, start, BED_SAMPLE_RATE * 0.9, 0.5 + (eighth % 2 === 0 ? -0.16 : 0.16), (index) => {
    const seconds = index / BED_SAMPLE_RATE;
    const attack = Math.min(1, seconds / 0.004);
    const tone =
      Math.sin(step * index) * Math.exp(-seconds * 5) +
      0.35 * Math.sin(2 * step * index) * Math.exp(-seconds * 11) +
      0.12 * Math.sin(4 * step * index) * Math.exp(-seconds * 24);
    return level * accent * 0.5 * attack * tone;
  });
}

function bassNote(loop: StereoSamples, start: number, note: number, level: number, length: number): void {
  const step = (2 * Math.PI * hertz(note)) / BED_SAMPLE_RATE;
  add(loop, start, Math.round(length), 0.5, (index) => {
    const envelope = Math.min(1, index / 600) * Math.min(1, (length - index) / 2400);
    return level * 0.7 * envelope * (Math.sin(step * index) + 0.2 * Math.sin(2 * step * index));
  });
}

function kick(loop: StereoSamples, start: number, level: number): void {
  if (level === 0) return;
  let phase = 0;
  add(loop, start, BED_SAMPLE_RATE * 0.28, 0.5, (index) => {
    const seconds = index / BED_SAMPLE_RATE;
    phase += (2 * Math.PI * (48 + 70 * Math.exp(-seconds * 32))) / BED_SAMPLE_RATE;
    return level * Math.min(1, seconds / 0.003) * Math.exp(-seconds * 13) * Math.sin(phase);
  });
}

/** High-passed noise from a fixed generator. */
function hat(loop: StereoSamples, start: number, level: number, seed: number): void {
  if (level === 0) return;
  let state = (seed + 1) * 2_654_435_761;
  let previous = 0;
  add(loop, start, BED_SAMPLE_RATE * 0.07, 0.56, (index) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const noise = state / 2 ** 31 - 1;
    const high = noise - previous;
    previous = noise;
    return level * 0.4 * Math.exp((-index / BED_SAMPLE_RATE) * 70) * high;
  });
}

/** A crossed echo read from the untouched loop, so that what rings over the end is heard at the start. */
function echo({ left, right }: StereoSamples, delay: number, level: number): void {
  const length = left.length;
  const dry = { left: left.slice(), right: right.slice() };
  for (let tap = 1; tap <= 3; tap += 1) {
    const [fromLeft, fromRight] = tap % 2 === 1 ? [dry.right, dry.left] : [dry.left, dry.right];
    const gain = level ** tap;
    for (let at = 0; at < length; at += 1) {
      const from = (at - ((delay * tap) % length) + length) % length;
      left[at]! += fromLeft[from]! * gain;
      right[at]! += fromRight[from]! * gain;
    }
  }
}

function normalise(loop: StereoSamples): StereoSamples {
  let power = 0;
  for (let index = 0; index < loop.left.length; index += 1)
    power += loop.left[index]! ** 2 + loop.right[index]! ** 2;
  const gain = RMS / Math.sqrt(power / (2 * loop.left.length));
  for (let index = 0; index < loop.left.length; index += 1) {
    loop.left[index]! *= gain;
    loop.right[index]! *= gain;
  }
  return loop;
}

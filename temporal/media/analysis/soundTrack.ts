import type { MediaRange, Waveform } from '../../contracts/media.ts';
import { SAMPLE_RATE } from './voiceModel.ts';

const WINDOW_MS = 20;
const WINDOW_SAMPLES = (SAMPLE_RATE * WINDOW_MS) / 1000;
/** −50 dBFS: a quiet room, a pause in a recording; quiet music is well above. */
const SILENCE_RMS = 10 ** (-50 / 20) * 32_768;
const SHORTEST_SILENCE_MS = 500;
const MOST_PEAKS = 1000;

/** Reads 16 kHz mono 16-bit samples as they come; keeps two numbers for each 20 ms. */
export function createSoundTrack() {
  const peaks: number[] = [];
  const isQuiet: boolean[] = [];
  let [count, peak, squares] = [0, 0, 0];
  /** The first byte of a sample whose second comes with the next chunk. */
  let odd: number | undefined;

  const take = (low: number, high: number) => {
    const sample = ((high << 24) >> 16) | low;
    const size = Math.abs(sample);
    if (size > peak) peak = size;
    squares += sample * sample;
    count += 1;
    if (count === WINDOW_SAMPLES) close();
  };
  const close = () => {
    peaks.push(peak / 32_768);
    isQuiet.push(Math.sqrt(squares / count) < SILENCE_RMS);
    [count, peak, squares] = [0, 0, 0];
  };

  return {
    read(chunk: Uint8Array): void {
      let at = 0;
      if (odd !== undefined && chunk.length > 0) {
        take(odd, chunk[0]!);
        at = 1;
        odd = undefined;
      }
      for (; at + 1 < chunk.length; at += 2) take(chunk[at]!, chunk[at + 1]!);
      if (at < chunk.length) odd = chunk[at];
    },
    silences: () => silencesOf(isQuiet),
    waveform: () => waveformOf(peaks),
  };
}

function silencesOf(isQuiet: readonly boolean[]): MediaRange[] {
  const ranges: MediaRange[] = [];
  for (const [index, quiet] of isQuiet.entries()) {
    if (!quiet) continue;
    const [startMs, endMs] = [index * WINDOW_MS, (index + 1) * WINDOW_MS];
    const last = ranges.at(-1);
    if (last?.endMs === startMs) last.endMs = endMs;
    else ranges.push({ startMs, endMs });
  }
  return ranges.filter(({ startMs, endMs }) => endMs - startMs >= SHORTEST_SILENCE_MS);
}

function waveformOf(peaks: readonly number[]): Waveform {
  const windows = Math.max(1, Math.ceil(peaks.length / MOST_PEAKS));
  const steps = Math.ceil(peaks.length / windows);
  return {
    stepMs: windows * WINDOW_MS,
    peaks: Array.from({ length: steps }, (_, step) => {
      const loudest = Math.max(...peaks.slice(step * windows, (step + 1) * windows));
      return Math.round(loudest * 1000) / 1000;
    }),
  };
}

import { createFrameCutter } from './pipes.ts';
import { createVoiceModel, SAMPLE_RATE, WINDOW_SAMPLES } from './voiceModel.ts';

export interface SpeechRange {
  startMs: number;
  endMs: number;
}

const WINDOW_MS = (WINDOW_SAMPLES * 1000) / SAMPLE_RATE;
const STARTS_ABOVE = 0.5;
const ENDS_BELOW = 0.35;
const SHORTEST_SPEECH_MS = 250;
/** Pauses between words belong to the speech around them. */
const LONGEST_PAUSE_MS = 400;
/** Below about −60 dBFS nobody speaks: digital silence need not be asked about. */
const SILENCE_RMS = 0.001;

/** Reads 16 kHz mono 16-bit samples as they come and tells where somebody speaks. */
export async function createVoiceDetector() {
  const probabilityOf = await createVoiceModel();
  const probabilities: number[] = [];
  const waiting: Float32Array[] = [];
  const cut = createFrameCutter(WINDOW_SAMPLES * 2, (bytes) => waiting.push(toSamples(bytes)));

  return {
    async read(chunk: Uint8Array): Promise<void> {
      cut(chunk);
      for (let window = waiting.shift(); window; window = waiting.shift()) {
        probabilities.push(isSilent(window) ? 0 : await probabilityOf(window));
      }
    },
    speech: (): SpeechRange[] => toRanges(probabilities),
  };
}

/** Hysteresis, then short pauses closed, then short bursts dropped. */
export function toRanges(probabilities: readonly number[]): SpeechRange[] {
  const ranges: SpeechRange[] = [];
  let speaking = false;
  for (const [index, probability] of probabilities.entries()) {
    const startMs = Math.round(index * WINDOW_MS);
    const endMs = Math.round((index + 1) * WINDOW_MS);
    speaking = probability >= (speaking ? ENDS_BELOW : STARTS_ABOVE);
    if (!speaking) continue;
    const last = ranges.at(-1);
    if (last && startMs - last.endMs <= LONGEST_PAUSE_MS) last.endMs = endMs;
    else ranges.push({ startMs, endMs });
  }
  return ranges.filter(({ startMs, endMs }) => endMs - startMs >= SHORTEST_SPEECH_MS);
}

/** Part of a range, 0–1, that is covered by speech. */
export function speechRatio(speech: readonly SpeechRange[], startMs: number, endMs: number): number {
  const spokenMs = speech.reduce(
    (sum, range) => sum + Math.max(0, Math.min(range.endMs, endMs) - Math.max(range.startMs, startMs)),
    0,
  );
  return endMs > startMs ? spokenMs / (endMs - startMs) : 0;
}

function toSamples(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(WINDOW_SAMPLES);
  for (let i = 0; i < WINDOW_SAMPLES; i += 1) samples[i] = view.getInt16(i * 2, true) / 32_768;
  return samples;
}

function isSilent(window: Float32Array): boolean {
  let squares = 0;
  for (const sample of window) squares += sample * sample;
  return Math.sqrt(squares / window.length) < SILENCE_RMS;
}

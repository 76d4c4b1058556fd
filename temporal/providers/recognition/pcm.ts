import { SPEECH_SAMPLE_RATE, type SpeechPcm, type SpokenRange } from './types.ts';

const WINDOW_MS = 40;

export function samplesIn(pcm: SpeechPcm, { startMs, endMs }: SpokenRange): SpeechPcm {
  return pcm.subarray(sampleAt(startMs), sampleAt(endMs));
}

/** The middle of the quietest 40 ms between two times. */
export function quietestMs(pcm: SpeechPcm, fromMs: number, toMs: number): number {
  const windowSamples = sampleAt(WINDOW_MS);
  let quietest = { energy: Number.POSITIVE_INFINITY, atMs: toMs };
  for (let at = sampleAt(fromMs); at + windowSamples <= sampleAt(toMs); at += windowSamples / 2) {
    const energy = pcm.subarray(at, at + windowSamples).reduce((sum, sample) => sum + sample * sample, 0);
    if (energy < quietest.energy)
      quietest = { energy, atMs: ((at + windowSamples / 2) * 1000) / SPEECH_SAMPLE_RATE };
  }
  return quietest.atMs;
}

/** A WAV file of the samples. */
export function toWav(pcm: SpeechPcm): Uint8Array {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + pcm.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SPEECH_SAMPLE_RATE, 24);
  header.writeUInt32LE(SPEECH_SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(pcm.byteLength, 40);
  return Buffer.concat([header, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)]);
}

function sampleAt(timeMs: number): number {
  return Math.round((timeMs * SPEECH_SAMPLE_RATE) / 1000);
}

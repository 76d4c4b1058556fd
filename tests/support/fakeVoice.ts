import { writeFile } from 'node:fs/promises';
import type { SpokenClause } from '../../temporal/contracts/speech.ts';
import type { VoiceProvider } from '../../temporal/providers/voice/voiceProvider.ts';

const RATE = 48_000;
const CHAR_MS = 90;

export interface FakeVoice extends VoiceProvider {
  /** What was asked to be spoken, in order. */
  spoken: string[];
  /** Set to make the next sentences fail. */
  failure: Error | null;
}

/** A voice that hums: as long as its text, with exact times, at once. It stands in for the engines at their port. */
export function fakeVoice(): FakeVoice {
  const voice: FakeVoice = {
    spoken: [],
    failure: null,
    voices: () => [
      {
        id: 'hum',
        name: '哼唱',
        language: 'zh',
        gender: 'unknown',
        engine: '测试语音',
        sampleText: '你好，欢迎试听。',
      },
    ],
    defaultVoice: () => 'hum',
    engineFor: () => ({ label: '测试语音', version: 'hum-1' }),
    async speak({ text, outPath }) {
      voice.spoken.push(text);
      if (voice.failure) throw voice.failure;
      const clauses = clausesOf(text);
      const durationMs = clauses.at(-1)!.endMs;
      await writeFile(outPath, humWav(durationMs));
      return { wavPath: outPath, sampleRate: RATE, durationMs, clauses, engine: '测试语音' };
    },
  };
  return voice;
}

function clausesOf(text: string): SpokenClause[] {
  let atMs = 0;
  return (text.match(/[^，。！？；]+[，。！？；]*/gu) ?? [text]).map((clause) => {
    const startMs = atMs;
    const words = [...clause].map((char) => {
      const word = { text: char, startMs: atMs, endMs: atMs + CHAR_MS };
      atMs = word.endMs;
      return word;
    });
    return { text: clause, startMs, endMs: atMs, words };
  });
}

/** Mono, 16 bit. */
function humWav(durationMs: number): Buffer {
  const samples = Math.round((durationMs * RATE) / 1000);
  const wav = Buffer.alloc(44 + 2 * samples);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + 2 * samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(2 * RATE, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(2 * samples, 40);
  for (let index = 0; index < samples; index += 1) {
    const seconds = index / RATE;
    const swell = 0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * seconds);
    wav.writeInt16LE(Math.round(6000 * swell * Math.sin(2 * Math.PI * 220 * seconds)), 44 + 2 * index);
  }
  return wav;
}

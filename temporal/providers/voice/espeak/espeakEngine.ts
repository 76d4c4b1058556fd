import createModule from '@echogarden/espeak-ng-emscripten';
import { serveEngine } from '../../enginehost/serveEngine.ts';

/**
 * The child process that holds espeak-ng. It is GPL-3 and therefore only ever runs here, in a process of its
 * own, spoken to over the channel.
 */

let worker: Promise<EspeakWorker> | undefined;

async function load(): Promise<EspeakWorker> {
  const module = await createModule();
  return new module.eSpeakNGWorker();
}

async function withVoice(voice: string): Promise<EspeakWorker> {
  worker ??= load();
  const espeak = await worker;
  if (espeak.set_voice(voice) !== 0) throw new Error(`no voice ${voice}`);
  return espeak;
}

/** IPA of each text, phonemes parted by "_". Clauses of one text come as lines. */
async function phonemes({ texts, voice }: { texts: string[]; voice: string }): Promise<string[]> {
  const espeak = await withVoice(voice);
  return texts.map((text) => espeak.synthesize_ipa(text).ipa.trim());
}

/** Samples of one text with the time of each word's begin, in ms and characters of the text. */
async function speak({ text, voice, rate }: { text: string; voice: string; rate: number }) {
  const espeak = await withVoice(voice);
  espeak.set_rate(rate);
  const chunks: Int16Array[] = [];
  const words: Array<{ position: number; startMs: number }> = [];
  espeak.synthesize(text, (samples, events) => {
    chunks.push(Int16Array.from(samples));
    for (const event of events) {
      if (event.type === 'word')
        words.push({ position: event.text_position - 1, startMs: event.audio_position });
    }
    return false;
  });
  const samples = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    for (let index = 0; index < chunk.length; index += 1) samples[at + index] = chunk[index]! / 32_768;
    at += chunk.length;
  }
  return { samples, sampleRate: espeak.get_samplerate(), words };
}

const methods = { phonemes, speak };
export type EspeakMethods = typeof methods;

serveEngine(methods);

import { createHash } from 'node:crypto';
import type { EngineHost } from '../enginehost/engineHost.ts';
import type { PackStore } from '../packs/packStore.ts';
import { writeWav } from './audio/ffmpegAudio.ts';
import type { VoiceEngine } from './engine.ts';
import { createEspeak } from './espeak/espeak.ts';
import { createKokoro } from './kokoro/kokoro.ts';
import { createOpenaiSpeech, type OpenaiSpeechSettings } from './openai/openaiSpeech.ts';
import {
  type SpeakRequest,
  type SpokenAudio,
  VoiceError,
  type VoiceInfo,
  type VoiceLanguage,
} from './types.ts';
import { EMBEDDED_VOICES } from './voiceCatalog.ts';

export interface VoiceProviderOptions {
  host: EngineHost;
  packs: Pick<PackStore, 'packDir'>;
  ffmpegPath: string;
  /** Threads of the neural voice; the number of cores at most. */
  threads?: number;
  /** A configured speech service; its voices come first. */
  vendor?: OpenaiSpeechSettings | null;
}

export interface SpeechKeyParts {
  text: string;
  voice: string;
  language: VoiceLanguage;
  speed: number;
  engineVersion: string;
}

export interface VoiceProvider {
  /** Speaks a text into a WAV. @throws VoiceError, EngineCrashed, or the signal's reason */
  speak(request: SpeakRequest): Promise<SpokenAudio>;
  /** All voices that can be chosen, the configured service's first. */
  voices(): VoiceInfo[];
  /** The voice to use where none was chosen. */
  defaultVoice(language: VoiceLanguage): string;
  /** Which engine would speak now, for speechKey and for screens. */
  engineFor(voice: string): { label: string; version: string };
}

/** The configured service for its own voices; Kokoro for the embedded ones, espeak until its pack is there. */
export function createVoiceProvider(options: VoiceProviderOptions): VoiceProvider {
  const { host, packs, ffmpegPath, threads = 2 } = options;
  const vendor = options.vendor ? createOpenaiSpeech(options.vendor, ffmpegPath) : null;
  const espeak = createEspeak(host);

  function engineOf(voice: string): VoiceEngine {
    if (vendor?.voices.some(({ id }) => id === voice)) return vendor.engine;
    if (!EMBEDDED_VOICES.some(({ id }) => id === voice))
      throw new VoiceError('UNKNOWN_VOICE', `没有这个音色：${voice}`);
    const folder = packs.packDir('kokoro');
    return folder ? createKokoro({ host, folder, espeak, threads }) : espeak;
  }

  const voices = () => [...(vendor?.voices ?? []), ...EMBEDDED_VOICES];

  return {
    voices,
    defaultVoice: (language) =>
      (vendor?.voices[0] ?? EMBEDDED_VOICES.find((voice) => voice.language === language))!.id,
    engineFor(voice) {
      const { label, version } = engineOf(voice);
      return { label, version };
    },
    async speak({ text, voice, language, speed, outPath, signal }) {
      const engine = engineOf(voice);
      const pace = Math.min(2, Math.max(0.5, speed));
      const { pcm, clauses } = await engine.synthesize({ text, voice, language, speed: pace, signal });
      await writeWav(ffmpegPath, pcm, outPath, signal);
      const durationMs = Math.round((pcm.samples.length * 1000) / pcm.sampleRate);
      return { wavPath: outPath, sampleRate: 48_000, durationMs, clauses, engine: engine.label };
    },
  };
}

/** Content key of spoken audio: the same key is the same sound, so nothing is spoken twice. */
export function speechKey({ text, voice, language, speed, engineVersion }: SpeechKeyParts): string {
  const parts = [engineVersion, language, voice, speed, text.normalize('NFC').trim()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

import type { SpokenClause } from '../../contracts/speech.ts';

export type VoiceLanguage = 'zh' | 'en';

export interface VoiceInfo {
  id: string;
  /** Chinese, as shown to people. */
  name: string;
  /** "any": a configured service's voice, which speaks what it is given. */
  language: VoiceLanguage | 'any';
  gender: 'female' | 'male' | 'unknown';
  /** Chinese name of the engine this voice belongs to. */
  engine: string;
  /** A sentence to hear the voice by. */
  sampleText: string;
}

export interface SpeakRequest {
  text: string;
  voice: string;
  language: VoiceLanguage;
  /** 1 = the voice's own pace; 0.5–2. */
  speed: number;
  /** Where the mono 48 kHz WAV is written. */
  outPath: string;
  signal?: AbortSignal;
}

export interface SpokenAudio {
  wavPath: string;
  sampleRate: 48_000;
  durationMs: number;
  /** Times are milliseconds in the WAV, from sample counts. */
  clauses: SpokenClause[];
  /** Which engine spoke, in Chinese. */
  engine: string;
}

/** Mono samples in −1…1. */
export interface Pcm {
  samples: Float32Array;
  sampleRate: number;
}

export type VoiceErrorCode =
  | 'NOTHING_TO_SAY'
  | 'UNKNOWN_VOICE'
  | 'VENDOR_REJECTED'
  | 'VENDOR_UNAVAILABLE'
  | 'AUDIO_BROKEN';

/** Nothing could be spoken. The message is Chinese and safe to show. */
export class VoiceError extends Error {
  readonly code: VoiceErrorCode;

  constructor(code: VoiceErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'VoiceError';
    this.code = code;
  }
}

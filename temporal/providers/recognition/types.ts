/** Where somebody speaks, or what somebody said. Integer milliseconds from the beginning of the sound given. */
export interface SpokenRange {
  startMs: number;
  endMs: number;
}

export interface SpokenSegment extends SpokenRange {
  /** Chinese in simplified characters, otherwise as heard. */
  text: string;
}

/** 16 kHz mono, 16 bits: what recognisers are made for. */
export type SpeechPcm = Int16Array;
export const SPEECH_SAMPLE_RATE = 16_000;

export interface RecogniseRequest {
  pcm: SpeechPcm;
  /** Where somebody speaks, in order; nothing outside is listened to. */
  ranges: readonly SpokenRange[];
  /** ISO 639-1; found out from the sound where it is not given. */
  language?: string;
  signal?: AbortSignal;
}

/**
 * `ready`; `busy` while another model has the memory; `coming` while the weights are on their way; `absent` where
 * nothing can do it and nothing will come.
 */
export type EngineState = 'ready' | 'busy' | 'coming' | 'absent';

/** What is used of the package, which carries no types. */
interface EspeakEvent {
  type: string;
  /** Counts from 1, in characters. */
  text_position: number;
  word_length: number;
  /** Milliseconds. */
  audio_position: number;
}

interface EspeakWorker {
  /** 0 on success. */
  set_voice(name: string): number;
  /** Words per minute. */
  set_rate(rate: number): void;
  get_samplerate(): number;
  synthesize(text: string, callback: (samples: Int16Array, events: EspeakEvent[]) => boolean): void;
  synthesize_ipa(text: string): { code: number; ipa: string };
}

declare module '@echogarden/espeak-ng-emscripten' {
  export default function createModule(): Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
}

import type { SpokenClause } from '../../contracts/speech.ts';
import type { Pcm, VoiceLanguage } from './types.ts';

export interface SynthesisRequest {
  text: string;
  voice: string;
  language: VoiceLanguage;
  speed: number;
  signal?: AbortSignal | undefined;
}

export interface Synthesis {
  pcm: Pcm;
  clauses: SpokenClause[];
}

/** One way to make speech. */
export interface VoiceEngine {
  /** Chinese, as shown to people. */
  label: string;
  /** Changes when the same sentence would sound different. */
  version: string;
  synthesize(request: SynthesisRequest): Promise<Synthesis>;
}

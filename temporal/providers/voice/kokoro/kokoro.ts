import type { EngineHost } from '../../enginehost/engineHost.ts';
import { joinClauses } from '../audio/waveform.ts';
import { sharesFromWeights, spokenClause } from '../clauseSpeech.ts';
import type { VoiceEngine } from '../engine.ts';
import type { EspeakPhonemizer } from '../espeak/espeak.ts';
import { planClauses } from '../text/planClauses.ts';
import { KOKORO_LABEL } from '../voiceCatalog.ts';
import { clausePhonemes, symbolIds } from './clausePhonemes.ts';
import { englishPhonemes } from './englishPhonemes.ts';
import type { KokoroMethods } from './kokoroEngine.ts';

export interface KokoroOptions {
  host: EngineHost;
  /** Folder of the ready pack. */
  folder: string;
  espeak: EspeakPhonemizer;
  threads: number;
}

/**
 * Speaks clause by clause, because the model gives no times: a clause's begin and end are counted samples, and
 * only the words inside share by phonemes.
 */
export function createKokoro({ host, folder, espeak, threads }: KokoroOptions): VoiceEngine {
  const engine = host.engine<KokoroMethods>({
    key: 'kokoro',
    label: '神经语音引擎',
    module: new URL('./kokoroEngine.ts', import.meta.url),
    args: [folder, `${threads}`],
    heavy: true,
  });
  return {
    label: KOKORO_LABEL,
    version: 'kokoro-1.0/1',
    async synthesize({ text, voice, language, speed, signal }) {
      const accent = voice.startsWith('b') ? 'gb' : 'us';
      const phonemize = async (texts: string[]) => {
        const ipa = await espeak.phonemes(texts, accent === 'gb' ? 'en' : 'en-us', signal);
        return ipa.map((line) => englishPhonemes(line, accent));
      };
      const spoken = [];
      for (const clause of planClauses(text, language)) {
        const { phonemes, weights } = await clausePhonemes(clause.words, clause.end, language, phonemize);
        const ids = symbolIds(phonemes).slice(0, 510);
        const { samples, sampleRate } = await engine.call(
          'speak',
          { ids, voice, speed },
          signal ? { signal } : {},
        );
        spoken.push({ ...clause, weights, samples, sampleRate });
      }
      const sampleRate = spoken[0]!.sampleRate;
      const { pcm, placed } = joinClauses(spoken, sampleRate, speed);
      const clauses = spoken.map(({ text: clause, words, weights }, index) =>
        spokenClause(clause, words, sharesFromWeights(weights), placed[index]!, sampleRate),
      );
      return { pcm, clauses };
    },
  };
}

import type { EngineHost } from '../../enginehost/engineHost.ts';
import { joinClauses } from '../audio/waveform.ts';
import { spokenClause } from '../clauseSpeech.ts';
import type { VoiceEngine } from '../engine.ts';
import { planClauses } from '../text/planClauses.ts';
import { spokenTextOf } from '../text/wordPlan.ts';
import type { VoiceLanguage } from '../types.ts';
import { ESPEAK_LABEL } from '../voiceCatalog.ts';
import type { EspeakMethods } from './espeakEngine.ts';
import { wordShares } from './wordShares.ts';

/** Words a minute at speed 1. */
const BASE_RATE = 165;

export interface EspeakPhonemizer {
  /** IPA of each text; phonemes parted by "_", words by spaces. */
  phonemes(texts: string[], voice: 'en-us' | 'en', signal?: AbortSignal): Promise<string[]>;
}

export function createEspeak(host: EngineHost): VoiceEngine & EspeakPhonemizer {
  const engine = host.engine<EspeakMethods>({
    key: 'espeak',
    label: '简易语音引擎',
    module: new URL('./espeakEngine.ts', import.meta.url),
    args: [],
    heavy: false,
  });
  return {
    label: ESPEAK_LABEL,
    version: 'espeak-0.3.5/1',
    phonemes: (texts, voice, signal) => engine.call('phonemes', { texts, voice }, signal ? { signal } : {}),
    async synthesize({ text, voice, language, speed, signal }) {
      const clauses = planClauses(text, language);
      const rate = Math.round(BASE_RATE * speed);
      const spoken = [];
      for (const clause of clauses) {
        const said = spokenTextOf(clause.words);
        const params = { text: said.text, voice: espeakVoice(voice, language), rate };
        const audio = await engine.call('speak', params, signal ? { signal } : {});
        spoken.push({
          ...clause,
          said,
          samples: audio.samples,
          sampleRate: audio.sampleRate,
          events: audio.words,
        });
      }
      const sampleRate = spoken[0]!.sampleRate;
      const { pcm, placed } = joinClauses(spoken, sampleRate, speed);
      return {
        pcm,
        clauses: spoken.map((clause, index) => {
          const place = placed[index]!;
          const leadMs = (place.trimmedSamples * 1000) / sampleRate;
          const lengthMs = ((place.endSample - place.startSample) * 1000) / sampleRate;
          const atMs = (ms: number) => Math.min(1, Math.max(0, (ms - leadMs) / lengthMs));
          const shares = wordShares(clause.said.starts, clause.said.text.length, clause.events, atMs);
          return spokenClause(clause.text, clause.words, shares, place, sampleRate);
        }),
      };
    },
  };
}

/** The embedded voices' nearest relatives: Mandarin or English, by gender. */
function espeakVoice(voice: string, language: VoiceLanguage): string {
  const base = language === 'zh' ? 'cmn' : voice.startsWith('b') ? 'en' : 'en-us';
  return `${base}+${voice[1] === 'm' ? 'm3' : 'f2'}`;
}

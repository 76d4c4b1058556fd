import { createOpenAI } from '@ai-sdk/openai';
import { generateSpeech } from 'ai';
import { decodeAudio } from '../audio/ffmpegAudio.ts';
import { type ClauseAudio, joinClauses } from '../audio/waveform.ts';
import { sharesFromWeights, spokenClause } from '../clauseSpeech.ts';
import type { VoiceEngine } from '../engine.ts';
import { saidUnits } from '../text/clauses.ts';
import { type PlannedClause, planClauses } from '../text/planClauses.ts';
import type { PlannedWord } from '../text/wordPlan.ts';
import { type Pcm, VoiceError, type VoiceInfo } from '../types.ts';
import { callVendor } from '../vendorCall.ts';
import { sampleText } from '../voiceCatalog.ts';
import { pauseCuts } from './pauseCuts.ts';

export interface OpenaiSpeechSettings {
  /** Up to and including "/v1". */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Voice ids of the service; the names are shown as they are. */
  voices: string[];
  /** What the service is asked for; WAV has no encoder padding, so times stay exact. */
  format?: 'wav' | 'mp3' | 'flac' | 'opus' | 'aac';
  retryDelayMs?: number;
}

const SAMPLE_RATE = 48_000;
/** The documented limit of one request. */
const MAX_CHARACTERS = 4096;

/**
 * Speaks with an OpenAI-compatible service. One request for each sentence, not each clause: services bill by the
 * character but limit requests a minute, and a sentence said in one breath sounds better. Sentences are therefore
 * exact, and clauses inside begin at the measured pause nearest to their share.
 */
export function createOpenaiSpeech(
  settings: OpenaiSpeechSettings,
  ffmpegPath: string,
): { engine: VoiceEngine; voices: VoiceInfo[] } {
  const model = createOpenAI({ baseURL: settings.baseUrl, apiKey: settings.apiKey }).speech(settings.model);
  const label = `语音服务（${settings.model}）`;
  const format = settings.format ?? 'wav';

  async function request(text: string, voice: string, speed: number, signal?: AbortSignal): Promise<Pcm> {
    const speech = await callVendor(
      '语音服务',
      () =>
        generateSpeech({
          model,
          text,
          voice,
          outputFormat: format,
          ...(speed === 1 ? {} : { speed }),
          ...(signal ? { abortSignal: signal } : {}),
          maxRetries: 0,
        }),
      { signal, ...(settings.retryDelayMs === undefined ? {} : { baseDelayMs: settings.retryDelayMs }) },
    );
    return decodeAudio(ffmpegPath, speech.audio.uint8Array, SAMPLE_RATE, signal);
  }

  const engine: VoiceEngine = {
    label,
    version: `openai-speech/${settings.baseUrl}/${settings.model}/${format}/1`,
    async synthesize({ text, voice, language, speed, signal }) {
      const sentences = groupSentences(planClauses(text, language));
      const spoken: Array<{ clauses: PlannedClause[]; audio: ClauseAudio }> = [];
      for (const clauses of sentences) {
        const sentence = clauses.map((clause) => clause.text).join(language === 'en' ? ' ' : '');
        const { samples } = await request(sentence, voice, speed, signal);
        spoken.push({ clauses, audio: { samples, end: clauses.at(-1)!.end } });
      }
      const { pcm, placed } = joinClauses(
        spoken.map(({ audio }) => audio),
        SAMPLE_RATE,
        speed,
      );
      if (placed.some(({ startSample, endSample }) => endSample - startSample < SAMPLE_RATE / 20))
        throw new VoiceError('AUDIO_BROKEN', '语音服务返回的音频没有声音');
      const clauses = spoken.flatMap(({ clauses: parts }, index) => {
        const { startSample, endSample } = placed[index]!;
        const sound = pcm.samples.subarray(startSample, endSample);
        const ranges = pauseCuts(sound, SAMPLE_RATE, parts.map(weightOfClause));
        return parts.map((part, at) => {
          const range = ranges[at]!;
          const place = { startSample: startSample + range.start, endSample: startSample + range.end };
          return spokenClause(
            part.text,
            part.words,
            sharesFromWeights(part.words.map(weightOfWord)),
            place,
            SAMPLE_RATE,
          );
        });
      });
      return { pcm, clauses };
    },
  };
  const voices = settings.voices.map((id): VoiceInfo => {
    return { id, name: id, language: 'any', gender: 'unknown', engine: label, sampleText: sampleText('zh') };
  });
  return { engine, voices };
}

/** Clauses up to a full stop belong together, as long as one request may hold them. */
function groupSentences(clauses: PlannedClause[]): PlannedClause[][] {
  const groups: PlannedClause[][] = [];
  let open = false;
  let length = 0;
  for (const clause of clauses) {
    const last = groups.at(-1);
    if (open && last && length + clause.text.length < MAX_CHARACTERS) last.push(clause);
    else {
      groups.push([clause]);
      length = 0;
    }
    length += clause.text.length + 1;
    open = !['period', 'question', 'exclamation', 'none'].includes(clause.end);
  }
  return groups;
}

/** Syllables, roughly: what a word's share of the time goes by. */
function weightOfWord(word: PlannedWord): number {
  return word.pieces.reduce(
    (sum, { kind, text }) =>
      sum + (kind === 'latin' ? Math.max(1, text.length / 3) : kind === 'han' ? saidUnits(text) : 1),
    0,
  );
}

function weightOfClause(clause: PlannedClause): number {
  return clause.words.reduce((sum, word) => sum + weightOfWord(word), 0);
}

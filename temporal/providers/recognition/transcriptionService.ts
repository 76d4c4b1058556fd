import { createOpenAI } from '@ai-sdk/openai';
import { NoTranscriptGeneratedError, transcribe } from 'ai';
import { callVendor } from '../voice/vendorCall.ts';
import { toWav } from './pcm.ts';
import type { SpeechPcm, SpokenSegment } from './types.ts';

export interface TranscriptionServiceSettings {
  /** Up to and including "/v1". */
  baseUrl: string;
  apiKey: string;
  model: string;
  retryDelayMs?: number;
}

/** Ten minutes are 19 MB of WAV; services take 25 MB. */
export const LONGEST_UPLOAD_MS = 10 * 60_000;

/**
 * Asks an OpenAI-compatible service what is said. A service that gives no times gets its text placed over the whole
 * sound. Nothing said is an empty list.
 * @throws VoiceError of callVendor
 */
export function createTranscriptionService({
  baseUrl,
  apiKey,
  model: name,
  retryDelayMs,
}: TranscriptionServiceSettings) {
  const model = createOpenAI({ baseURL: baseUrl, apiKey }).transcription(name);

  return async function hear(
    pcm: SpeechPcm,
    durationMs: number,
    language?: string,
    signal?: AbortSignal,
  ): Promise<SpokenSegment[]> {
    const call = () =>
      transcribe({
        model,
        audio: toWav(pcm),
        maxRetries: 0,
        ...(language ? { providerOptions: { openai: { language } } } : {}),
        ...(signal ? { abortSignal: signal } : {}),
      }).catch((error: unknown) => {
        if (NoTranscriptGeneratedError.isInstance(error)) return null;
        throw error;
      });
    const retry = { signal, ...(retryDelayMs === undefined ? {} : { baseDelayMs: retryDelayMs }) };
    const answer = await callVendor('听写服务', call, retry);
    if (!answer) return [];
    if (answer.segments.length === 0) return [{ startMs: 0, endMs: durationMs, text: answer.text }];
    return answer.segments.map(({ startSecond, endSecond, text }) => ({
      startMs: Math.round(startSecond * 1000),
      endMs: Math.round(endSecond * 1000),
      text,
    }));
  };
}

import { z } from 'zod';
import type { SceneSpeech } from '../../../../temporal/contracts/speech.ts';
import type { Timeline } from '../../../../temporal/contracts/timeline.ts';
import type { App } from '../../../platform/app.ts';
import { microseconds, ossAddress, toMicroseconds } from '../fields.ts';

export const audioFile = z
  .object({
    scene_number: z.int(),
    audio_text: z.object({ text: z.string() }),
    duration: microseconds,
    voice_key: z.string(),
    engine: z.string(),
    path: ossAddress,
    file_type: z.literal('wav'),
  })
  .meta({ id: 'AudioFile' });

export function toAudioFile(app: App, speech: SceneSpeech): z.output<typeof audioFile> {
  return {
    scene_number: speech.sceneNumber,
    audio_text: { text: speech.text },
    duration: toMicroseconds(speech.durationMs),
    voice_key: speech.voice,
    engine: speech.engine,
    path: app.storage.address(speech.audioKey),
    file_type: 'wav',
  };
}

const caption = z.object({
  scene_number: z.int(),
  lines: z.array(z.string()),
  start_time: microseconds,
  end_time: microseconds,
});

export const captionTrack = z.object({ captions: z.array(caption) }).meta({ id: 'CaptionTrack' });

export function toCaptionTrack({ captions }: Pick<Timeline, 'captions'>): z.output<typeof captionTrack> {
  return {
    captions: captions.map(({ sceneNumber, lines, startMs, endMs }) => ({
      scene_number: sceneNumber,
      lines,
      start_time: toMicroseconds(startMs),
      end_time: toMicroseconds(endMs),
    })),
  };
}

/** Edited captions as integrators send them back, in the domain's words. */
export const captionEdit = captionTrack.transform(({ captions }) => ({
  captions: captions.map(({ scene_number, lines, start_time, end_time }) => ({
    sceneNumber: scene_number,
    lines,
    startMs: Math.round(start_time / 1000),
    endMs: Math.round(end_time / 1000),
  })),
}));

import { z } from 'zod';
import type { Film } from '../../../../temporal/contracts/film.ts';
import type { App } from '../../../platform/app.ts';
import { microseconds, ossAddress, toMicroseconds } from '../fields.ts';
import type { audioFile } from './tracks.ts';

export const draft = z
  .object({
    final_path: ossAddress,
    poster: ossAddress,
    subtitle_path: ossAddress,
    duration: microseconds,
    width: z.int(),
    height: z.int(),
    fps: z.number(),
    size: z.number().describe('字节'),
    loudness: z.number().describe('LUFS'),
    true_peak: z.number().describe('dBTP'),
  })
  .meta({ id: 'Draft' });

export function toDraft(app: App, film: Film): z.output<typeof draft> {
  const { check } = film;
  return {
    final_path: app.storage.address(film.filmKey),
    poster: app.storage.address(film.posterKey),
    subtitle_path: app.storage.address(film.subtitleKey),
    duration: toMicroseconds(check.durationMs),
    width: check.width,
    height: check.height,
    fps: check.fps,
    size: check.sizeBytes,
    loudness: check.loudnessLufs,
    true_peak: check.truePeakDb,
  };
}

export const filmResult = z
  .object({
    result: ossAddress,
    clip_output: z.array(ossAddress),
    audio_detail_info: z.array(z.object({ path: ossAddress, file_type: z.string() })),
    subtitle_detail_info: z.object({ path: ossAddress }),
    drafts: z.array(draft),
  })
  .meta({ id: 'FilmResult' });

export function toFilmResult(
  film: z.output<typeof draft>,
  audioFiles: ReadonlyArray<z.output<typeof audioFile>>,
): z.output<typeof filmResult> {
  return {
    result: film.final_path,
    clip_output: [film.final_path],
    audio_detail_info: audioFiles.map(({ path, file_type }) => ({ path, file_type })),
    subtitle_detail_info: { path: film.subtitle_path },
    drafts: [film],
  };
}

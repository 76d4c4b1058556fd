import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPicture, rejectDamaged } from '../probe/picture.ts';
import type { Findings } from './analyzeVideo.ts';
import { dominantColors } from './colors.ts';
import type { PassOptions } from './decodePass.ts';
import { thumbnailSize } from './graph.ts';
import { round } from './measureShot.ts';
import { measurePicture, toLuma } from './pictureFacts.ts';

/** A picture is one shot without length: what can be measured in it is measured the same way as in a frame. */
export async function analyzePicture({
  tools,
  path,
  sniffed,
  probe,
  workDir,
}: PassOptions): Promise<Findings> {
  const { width, height } = thumbnailSize(probe);
  const picture = await openPicture(tools, path, sniffed);
  // Transparent pictures are shown on white, as they will be in a film.
  const small = picture
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha();
  const rgb = await rejectDamaged(small.clone().raw().toBuffer());
  const facts = measurePicture({ rgb, luma: toLuma(rgb), width, height });
  const shotPath = join(workDir, 'shot-0.jpg');
  const posterPath = join(workDir, 'poster.jpg');
  await small.jpeg({ quality: 85 }).toFile(shotPath);
  await copyFile(shotPath, posterPath);
  return {
    shots: [
      {
        index: 0,
        startMs: 0,
        endMs: 0,
        entry: 'start',
        motion: 0,
        brightness: round(facts.brightness),
        sharpness: round(facts.sharpness),
        loudnessLufs: null,
        speechRatio: 0,
        colors: dominantColors([facts.colors]),
        perceptualHash: facts.perceptualHash,
        unusable: null,
      },
    ],
    loudnessLufs: null,
    speech: [],
    silences: [],
    waveform: { stepMs: 0, peaks: [] },
    flashesMs: [],
    black: [],
    frozen: [],
    writing: [],
    durationMs: 0,
    thumbnails: { posterPath, shotPaths: [shotPath] },
  };
}

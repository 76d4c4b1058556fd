import { access, copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shot } from '../../contracts/media.ts';
import { safeInput } from '../probe/safeInput.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { PassOptions, Sample } from './decodePass.ts';
import { passSizes, thumbnailPath } from './graph.ts';

export interface MediaThumbnails {
  /** JPEG that stands for the whole file, at most 480 × 640. */
  posterPath: string;
  /** One JPEG a shot, by the shot's index. */
  shotPaths: string[];
}

/**
 * Chooses for each shot the sharpest sample of its middle half and for the file the best of these; the others are
 * removed. A shot too short for a sample gets its middle frame by a seek of its own.
 */
export async function keepThumbnails(
  options: PassOptions,
  samples: readonly Sample[],
  shots: readonly Shot[],
): Promise<MediaThumbnails> {
  const shotPaths: string[] = [];
  for (const shot of shots) {
    const path = join(options.workDir, `shot-${shot.index}.jpg`);
    const best = bestSample(samples, shot);
    if (best === undefined || !(await exists(thumbnailPath(options.workDir, best)))) {
      await drawFrame(options, (shot.startMs + shot.endMs) / 2, path);
    } else {
      await rename(thumbnailPath(options.workDir, best), path);
    }
    shotPaths.push(path);
  }
  const posterPath = join(options.workDir, 'poster.jpg');
  await copyFile(shotPaths[bestShot(shots)]!, posterPath);
  for (const index of samples.keys()) await rm(thumbnailPath(options.workDir, index), { force: true });
  return { posterPath, shotPaths };
}

/** Index of the sample; undefined where the shot has none. */
function bestSample(samples: readonly Sample[], { startMs, endMs }: Shot): number | undefined {
  const quarter = (endMs - startMs) / 4;
  const inside = [...samples.keys()].filter(
    (i) => samples[i]!.timeMs >= startMs && samples[i]!.timeMs < endMs,
  );
  const inMiddle = inside.filter(
    (i) => samples[i]!.timeMs >= startMs + quarter && samples[i]!.timeMs <= endMs - quarter,
  );
  const candidates = inMiddle.length > 0 ? inMiddle : inside;
  return candidates.sort((a, b) => samples[b]!.sharpness - samples[a]!.sharpness)[0];
}

/** Usable, neither dark nor burnt out, sharp. */
function bestShot(shots: readonly Shot[]): number {
  const appeal = (shot: Shot) => (shot.unusable ? -1 : 0) + shot.sharpness - Math.abs(shot.brightness - 0.5);
  return shots.reduce((best, shot, index) => (appeal(shot) > appeal(shots[best]!) ? index : best), 0);
}

async function drawFrame(options: PassOptions, timeMs: number, path: string): Promise<void> {
  const { tools, sniffed, probe, signal } = options;
  const { width, height } = passSizes(probe).sample;
  const output = ['-map', '0:V:0', '-frames:v', '1', '-vf', `scale=${width}:${height}`, '-q:v', '4'];
  await runFfmpeg({
    ffmpegPath: tools.ffmpegPath,
    args: [
      '-v',
      'error',
      '-ss',
      String(timeMs / 1000),
      ...safeInput(sniffed, options.path),
      ...output,
      '-update',
      '1',
      path,
    ],
    signal,
    timeoutMs: 60_000,
  });
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

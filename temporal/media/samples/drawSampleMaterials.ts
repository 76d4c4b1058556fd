import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { MediaTools } from '../tools.ts';
import { SAMPLE_SCENES, type SampleScene } from './scenes.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

const FPS = 25;

export interface SampleMaterial {
  path: string;
  /** File name as shown in the library. */
  name: string;
  tags: string[];
  /** What is seen, in a Chinese sentence; matching reads it. */
  description: string;
}

/**
 * Draws the sample footage for a first film (a cat water fountain, six silent clips of 5–6 seconds, 1280 × 720)
 * into `outDir`. Our own drawings: nobody's permission is needed. A clip that fails or is cancelled leaves no file.
 */
export async function drawSampleMaterials(
  tools: MediaTools,
  outDir: string,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<SampleMaterial[]> {
  await mkdir(outDir, { recursive: true });
  const materials: SampleMaterial[] = [];
  for (const scene of SAMPLE_SCENES) {
    const path = join(outDir, scene.file);
    await drawClip(tools, scene, path, signal);
    materials.push({ path, name: scene.name, tags: scene.tags, description: scene.description });
  }
  return materials;
}

async function drawClip(
  tools: MediaTools,
  scene: SampleScene,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  const partPath = `${path}.part`;
  try {
    await runFfmpeg({
      ffmpegPath: tools.ffmpegPath,
      args: [
        ...[
          '-loglevel',
          'error',
          '-f',
          'rawvideo',
          '-pix_fmt',
          'rgba',
          '-s',
          `${WIDTH}x${HEIGHT}`,
          '-r',
          String(FPS),
          '-i',
          'pipe:0',
        ],
        ...[
          '-vf',
          'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
          '-c:v',
          'libx264',
          '-preset',
          'veryfast',
          '-crf',
          '20',
        ],
        ...[
          '-g',
          String(FPS * 2),
          '-colorspace',
          'bt709',
          '-color_primaries',
          'bt709',
          '-color_trc',
          'bt709',
          '-color_range',
          'tv',
        ],
        ...['-movflags', '+faststart', '-map_metadata', '-1', '-f', 'mp4', `file:${partPath}`],
      ],
      stdin: frames(scene),
      signal,
    });
    await rename(partPath, path);
  } catch (error) {
    await rm(partPath, { force: true });
    throw error;
  }
}

/** One frame at a time: the pipe decides how fast we draw. */
async function* frames(scene: SampleScene): AsyncGenerator<Uint8Array> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  for (let frame = 0; frame < scene.seconds * FPS; frame += 1) {
    ctx.reset();
    scene.draw(ctx, frame / FPS);
    // A copy: the pipe may still hold it while the next frame is drawn.
    yield Uint8Array.from(canvas.data());
  }
}

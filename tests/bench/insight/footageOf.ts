import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { analyzeMedia } from '../../../temporal/media/analysis/analyze.ts';
import { runFfmpeg } from '../../../temporal/media/process/ffmpeg.ts';
import { drawSampleMaterials } from '../../../temporal/media/samples/drawSampleMaterials.ts';
import type { MediaTools } from '../../../temporal/media/tools.ts';
import { anyColour, footage, type Look } from '../scenes/footage.ts';
import { seeded } from '../scenes/random.ts';

/** A range of a file in which nothing is cut. */
export interface Footage {
  path: string;
  startMs: number;
  endMs: number;
  width: number;
  height: number;
}

const DRAWN = { width: 1280, height: 720 };
const SHORTEST_MS = 2_000;

/** The clips that ship with us: clean drawings. */
export async function drawnFootage(tools: MediaTools, folder: string): Promise<Footage[]> {
  const drawn = await drawSampleMaterials(tools, folder);
  return drawn.map(({ path }) => ({ path, startMs: 0, endMs: 5000, ...DRAWN }));
}

/** Restless outdoor pictures with a sensor's noise: captions on them are hard to read. */
export async function restlessFootage(tools: MediaTools, folder: string, count: number): Promise<Footage[]> {
  await mkdir(folder, { recursive: true });
  const random = seeded(4242);
  const clips: Footage[] = [];
  for (let index = 0; index < count; index += 1) {
    const look: Look = {
      camera: random.one(['slow', 'fast', 'handheld']),
      light: random.one([1, 1, 0.5]),
      passersBy: random.whole(0, 2),
      colour: anyColour(random),
    };
    const graph = `${footage(random, 5, look, 'a')},scale=${DRAWN.width}:${DRAWN.height}:flags=bicubic[film]`;
    const path = join(folder, `${index}.mp4`);
    const x264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p'];
    await runFfmpeg({
      ffmpegPath: tools.ffmpegPath,
      args: ['-v', 'error', '-filter_complex', graph, '-map', '[film]', ...x264, path],
    });
    clips.push({ path, startMs: 0, endMs: 5000, ...DRAWN });
  }
  return clips;
}

/**
 * Ranges of somebody's real films. What is cut inside of them nobody has written down, so only stretches are taken
 * in which our own analysis sees one shot: what is measured are the cuts that we make between them.
 */
export async function realFootage(tools: MediaTools, from: string, folder: string): Promise<Footage[]> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(from)).filter((name) => /^\.(mp4|mov|webm|mkv)$/i.test(extname(name)));
  const byFile: Footage[][] = [];
  for (const name of names.sort()) {
    const path = join(from, name);
    const workDir = await mkdtemp(join(folder, 'pass-'));
    const { probe, shots } = (await analyzeMedia(tools, path, { workDir })).analysis;
    const fit = shots.filter(({ startMs, endMs, unusable }) => !unusable && endMs - startMs >= SHORTEST_MS);
    const { width, height } = probe;
    byFile.push(fit.slice(0, 3).map(({ startMs, endMs }) => ({ path, startMs, endMs, width, height })));
  }
  // One of each file in turn: neighbours are different films.
  return [0, 1, 2].flatMap((turn) => byFile.flatMap((ranges) => ranges.slice(turn, turn + 1)));
}

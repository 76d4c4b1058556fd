import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { MediaTools } from '../tools.ts';

/** The ffmpeg that tests run with: `FFMPEG_PATH` and `FFPROBE_PATH`, else the ones on PATH. */
export function findTestTools(): MediaTools {
  return {
    ffmpegPath: process.env.FFMPEG_PATH ?? onPath('ffmpeg'),
    ffprobePath: process.env.FFPROBE_PATH ?? onPath('ffprobe'),
  };
}

function onPath(name: string): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (existsSync(path)) return path;
  }
  throw new Error(`${name} is not on PATH; set ${name.toUpperCase()}_PATH`);
}

import { runFfmpeg } from '../process/ffmpeg.ts';
import { findTestTools } from './tools.ts';

/** Draws a clip with ffmpeg's own sources: everything after the global options, then the output's path. */
export async function drawClip(args: readonly string[], path: string): Promise<string> {
  await runFfmpeg({
    ffmpegPath: findTestTools().ffmpegPath,
    args: ['-v', 'error', ...args, path],
    timeoutMs: 60_000,
  });
  return path;
}

export const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'] as const;

/** A lavfi graph (in one `-i`) as a whole clip. */
export function drawGraph(graph: string, path: string, more: readonly string[] = H264): Promise<string> {
  return drawClip(['-f', 'lavfi', '-i', graph, ...more], path);
}

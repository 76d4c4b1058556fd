import { rename, rm } from 'node:fs/promises';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { MediaTools } from '../tools.ts';

export interface PosterRequest {
  tools: MediaTools;
  /** A film that renderTimeline made. */
  filmPath: string;
  /** A JPEG of the film's own size. */
  outPath: string;
  /** Which moment; a second or so in, when the first transition is over and the shot has begun to move. */
  atMs: number;
  signal?: AbortSignal | undefined;
}

/** One picture of a film as JPEG; nothing is left when it fails. */
export async function makePoster({ tools, filmPath, outPath, atMs, signal }: PosterRequest): Promise<void> {
  const partPath = `${outPath}.part`;
  const seek = [
    '-ss',
    (atMs / 1000).toFixed(3),
    '-protocol_whitelist',
    'file',
    '-f',
    'mov',
    '-i',
    `file:${filmPath}`,
  ];
  const jpeg = ['-frames:v', '1', '-vf', 'scale=out_range=pc,format=yuvj420p', '-c:v', 'mjpeg', '-q:v', '3'];
  try {
    await runFfmpeg({
      ffmpegPath: tools.ffmpegPath,
      args: [
        '-loglevel',
        'error',
        ...seek,
        '-an',
        ...jpeg,
        '-f',
        'image2',
        '-update',
        '1',
        `file:${partPath}`,
      ],
      signal,
    });
    await rename(partPath, outPath);
  } catch (error) {
    await rm(partPath, { force: true });
    throw error;
  }
}

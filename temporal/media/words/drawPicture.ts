import sharp from 'sharp';
import type { MediaType } from '../../contracts/media.ts';
import { openPicture, rejectDamaged } from '../probe/picture.ts';
import { sniffOrReject } from '../probe/probe.ts';
import { safeInput } from '../probe/safeInput.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { MediaTools } from '../tools.ts';

/** Captions of a 1080p film stay about 30 pixels high. */
const LONGEST_SIDE = 1280;

export interface PictureRequest {
  path: string;
  mediaType: MediaType;
  /** Of a video. */
  atMs: number;
  outPath: string;
  signal?: AbortSignal;
}

/**
 * Leaves one picture of a file as a JPEG, large enough to read what stands on it.
 * @returns its size in pixels
 * @throws MediaRejected; FfmpegError when cancelled or broken
 */
export async function drawPicture(
  tools: MediaTools,
  request: PictureRequest,
): Promise<{ width: number; height: number }> {
  await (request.mediaType === 'image' ? shrinkPicture : drawFrame)(tools, request);
  const { width, height } = await sharp(request.outPath).metadata();
  return { width, height };
}

async function shrinkPicture(tools: MediaTools, { path, outPath }: PictureRequest): Promise<void> {
  const picture = await openPicture(tools, path, await sniffOrReject(path));
  const box = {
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const flat = picture.resize(box).flatten({ background: '#ffffff' }).toColourspace('srgb');
  await rejectDamaged(flat.jpeg({ quality: 90 }).toFile(outPath));
}

async function drawFrame(tools: MediaTools, request: PictureRequest): Promise<void> {
  const { path, atMs, outPath, signal } = request;
  const sniffed = await sniffOrReject(path);
  const size = `w='min(${LONGEST_SIDE},iw)':h='min(${LONGEST_SIDE},ih)':force_original_aspect_ratio=decrease`;
  await runFfmpeg({
    ffmpegPath: tools.ffmpegPath,
    args: [
      ...['-v', 'error', '-ss', String(atMs / 1000)],
      ...safeInput(sniffed, path),
      ...['-map', '0:V:0', '-frames:v', '1', '-vf', `scale=${size}`, '-pix_fmt', 'yuvj420p'],
      ...['-q:v', '3', '-f', 'image2', '-update', '1', `file:${outPath}`],
    ],
    signal,
    timeoutMs: 60_000,
  });
}

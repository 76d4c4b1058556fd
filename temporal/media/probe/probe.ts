import { stat } from 'node:fs/promises';
import type { MediaProbe } from '../../contracts/media.ts';
import type { MediaTools } from '../tools.ts';
import type { Sniffed } from './containers.ts';
import { MediaRejected } from './errors.ts';
import { probePicture } from './probePicture.ts';
import { probeVideo } from './probeVideo.ts';
import { sniffMedia } from './sniff.ts';

/**
 * Decides whether a file is a video or a picture that we work with, and measures what it is. The first look is at
 * its magic bytes, and ffmpeg sees it only through `safeInputArgs`.
 * @throws MediaRejected with a reason code and a Chinese sentence; FfmpegError when cancelled or not installed.
 */
export async function probeMedia(
  tools: MediaTools,
  path: string,
  options: { signal?: AbortSignal | undefined } = {},
): Promise<MediaProbe> {
  return (await sniffAndProbe(tools, path, options)).probe;
}

/** `probeMedia` for callers that go on to open the file and need the demuxer too. */
export async function sniffAndProbe(
  tools: MediaTools,
  path: string,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<{ sniffed: Sniffed; probe: MediaProbe }> {
  const sniffed = await sniffOrReject(path);
  const probe =
    sniffed.mediaType === 'image'
      ? await probePicture(tools, path, sniffed)
      : await probeVideo({ tools, path, sniffed, signal });
  return { sniffed, probe };
}

/** @throws MediaRejected for an empty file and for anything whose first bytes are not known. */
export async function sniffOrReject(path: string): Promise<Sniffed> {
  const sniffed = await sniffMedia(path);
  if (sniffed) return sniffed;
  const { size } = await stat(path);
  throw size === 0
    ? new MediaRejected('empty', null, 'zero bytes')
    : new MediaRejected('unknown-format', null, 'no known first bytes');
}

import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { FfmpegError } from '../process/errors.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { MediaTools } from '../tools.ts';
import type { Sniffed } from './containers.ts';
import { MediaRejected } from './errors.ts';
import { safeInput } from './safeInput.ts';

/** Phones make 108-megapixel photos (12000 × 9000); nothing honest is larger. */
export const LARGEST_PICTURE_PIXELS = 12_000 * 9_000;
const LARGEST_SVG_BYTES = 1024 * 1024;
const LARGEST_DECODED_BYTES = 256 * 1024 * 1024;
const DECODE_SECONDS = 20;
/** A 4K film needs no more, also when the camera moves over the picture. */
const LARGEST_UPRIGHT_SIDE = 4096;

const SHARP_LIMITS = { limitInputPixels: LARGEST_PICTURE_PIXELS, failOn: 'error' } as const;

/**
 * Opens a sniffed picture for work: first frame only, turned upright by its EXIF orientation, bounded in pixels and
 * time. Nothing is decoded yet, so damage shows when the result is used: wrap that in `rejectDamaged`.
 *
 * BMP and ICO are unknown to libvips: ffmpeg decodes them, in its own process. SVG is drawn by librsvg from memory:
 * without a base address it can load nothing, and entities (the other way to a bomb) are refused.
 */
export async function openPicture(tools: MediaTools, path: string, sniffed: Sniffed): Promise<Sharp> {
  const input = await pictureInput(tools, path, sniffed);
  return sharp(input, SHARP_LIMITS).timeout({ seconds: DECODE_SECONDS }).autoOrient();
}

async function pictureInput(tools: MediaTools, path: string, sniffed: Sniffed): Promise<string | Buffer> {
  if (sniffed.container === 'svg') return await readSvg(path);
  if (sniffed.container === 'bmp' || sniffed.container === 'ico')
    return await decodeToPng(tools, path, sniffed);
  return path;
}

async function readSvg(path: string): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > LARGEST_SVG_BYTES) throw new MediaRejected('damaged', 'image', 'an SVG above 1 MB');
  const svg = await readFile(path);
  if (/<!ENTITY/i.test(svg.toString('latin1'))) {
    throw new MediaRejected('damaged', 'image', 'an SVG that declares entities');
  }
  return svg;
}

async function decodeToPng(tools: MediaTools, path: string, sniffed: Sniffed): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  await rejectDamaged(
    runFfmpeg({
      ffmpegPath: tools.ffmpegPath,
      args: [
        '-v',
        'error',
        ...safeInput(sniffed, path),
        '-frames:v',
        '1',
        '-c:v',
        'png',
        '-f',
        'image2pipe',
        'pipe:1',
      ],
      onStdout: (chunk) => {
        bytes += chunk.length;
        if (bytes > LARGEST_DECODED_BYTES)
          throw new MediaRejected('too-many-pixels', 'image', 'above 256 MB as PNG');
        chunks.push(chunk);
      },
      timeoutMs: DECODE_SECONDS * 1000,
      limits: { cpuSeconds: DECODE_SECONDS, memoryBytes: 2 ** 32 },
    }),
  );
  if (bytes === 0) throw new MediaRejected('damaged', 'image', 'no picture came out');
  return Buffer.concat(chunks);
}

/**
 * Writes the one copy of a picture that films are made from: upright, sRGB, without EXIF and GPS, at most 4096
 * pixels on its long side; PNG where it has transparency, JPEG else.
 * @returns the format and size that were written.
 * @throws MediaRejected where the picture cannot be decoded.
 */
export async function writeUprightPicture(
  tools: MediaTools,
  path: string,
  sniffed: Sniffed,
  outputPath: string,
): Promise<{ container: 'jpeg' | 'png'; width: number; height: number }> {
  const picture = await openPicture(tools, path, sniffed);
  const { hasAlpha } = await rejectDamaged(picture.metadata());
  const fitted = picture
    .resize({
      width: LARGEST_UPRIGHT_SIDE,
      height: LARGEST_UPRIGHT_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb');
  const encoded = hasAlpha ? fitted.png() : fitted.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  const { width, height } = await rejectDamaged(encoded.toFile(outputPath));
  return { container: hasAlpha ? 'png' : 'jpeg', width, height };
}

/** What a decoder cannot read is a damaged picture; our own errors and cancellations stay what they are. */
export async function rejectDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof MediaRejected) throw error;
    if (error instanceof FfmpegError && error.cancelled) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    const reason = /pixel limit|exceeds/i.test(detail) ? 'too-many-pixels' : 'damaged';
    throw new MediaRejected(reason, 'image', detail, error);
  }
}

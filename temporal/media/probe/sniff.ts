import { open } from 'node:fs/promises';
import type { Sniffed } from './containers.ts';
import { looksLikeSvg, matchIsoMedia, matchMagic } from './magic.ts';

const HEAD_BYTES = 4096;

/**
 * Tells what a file is by its first bytes; its name and its claimed type are never looked at. Playlists and scripts
 * (HLS, ffconcat, DASH, SMIL …) are text that names other files: none is known here, so none is ever opened.
 * @returns null for anything not known, and for an empty file.
 */
export async function sniffMedia(path: string): Promise<Sniffed | null> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return sniffBytes(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** `sniffMedia` on bytes that are at hand; 4096 are enough. */
export function sniffBytes(head: Buffer): Sniffed | null {
  return matchIsoMedia(head) ?? matchMagic(head) ?? (looksLikeSvg(head) ? SVG : null);
}

/**
 * ffmpeg never gets an SVG: it would hand it to a rasteriser that may follow references. It is drawn by librsvg from
 * memory, where it has no base address and so can refer to nothing outside itself (see picture.ts).
 */
const SVG: Sniffed = { mediaType: 'image', container: 'svg', demuxer: null };

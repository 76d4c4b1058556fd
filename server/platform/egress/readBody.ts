import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { bomb, tooLarge, unknownEncoding } from './refusals.ts';

/** More than text ever shrinks by; what is small may repeat itself. */
const MAX_RATIO = 100;
const RATIO_COUNTS_FROM_BYTES = 1024 ** 2;

export const ACCEPTED_ENCODINGS = 'gzip, br';

/**
 * Reads an answer as it arrives, unpacked, and stops as soon as it is too much.
 * @throws Refusal where it is larger than `maxBytes` (packed or not), a bomb, or packed in an unknown way.
 */
export async function readBody(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  const unpack = unpacker(encoding);
  const chunks: Buffer[] = [];
  let arrived = 0;
  let size = 0;
  async function* counted(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      arrived += chunk.length;
      if (arrived > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  }
  async function collect(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      size += chunk.length;
      if (unpack && size > RATIO_COUNTS_FROM_BYTES && size > arrived * MAX_RATIO) throw bomb();
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  }
  if (unpack) await pipeline(body, counted, unpack, collect);
  else await pipeline(body, counted, collect);
  return Buffer.concat(chunks, size);
}

/** Packed twice is packed to hide something. */
function unpacker(encoding: string): Transform | null {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw unknownEncoding();
  }
}

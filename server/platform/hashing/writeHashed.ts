import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hashAhead } from './fileHasher.ts';

const WRITE_BUFFER_BYTES = 1024 * 1024;
/** Often enough that little is left to hash when the last byte comes. */
const HASH_EVERY_BYTES = 4 * 1024 * 1024;

/**
 * Writes a stream into a file while what stands there is hashed (`finishedHash` gives the result). Memory stays flat.
 * @param options `flags` as of `open`: `wx` for a new file, `r+` to go on; `start` in bytes.
 * @returns how many bytes were written. @throws what the stream or the file system throws; what was written stays.
 */
export async function writeHashed(
  source: Readable,
  path: string,
  { flags, start = 0, signal }: { flags: 'wx' | 'r+'; start?: number; signal?: AbortSignal },
): Promise<number> {
  const target = createWriteStream(path, { flags, start, highWaterMark: WRITE_BUFFER_BYTES });
  let told = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Not what passed here: only what has been written can be read.
      if (target.bytesWritten - told >= HASH_EVERY_BYTES) {
        told = target.bytesWritten;
        hashAhead(path, start + told);
      }
      done(null, chunk);
    },
  });
  await pipeline(source, meter, target, { signal });
  return target.bytesWritten;
}

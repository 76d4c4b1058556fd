import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { FetchContext } from './archiveSources.ts';
import type { PackSource } from './packDefinition.ts';
import { hasFile, placeVerified } from './packFiles.ts';

type HubSource = Extract<PackSource, { kind: 'hub' }>;

/**
 * Downloads single files from a model hub ("<base>/<repository>/resolve/<revision>/<path>"). What arrived
 * before an interruption stays in a .part file and is continued with a range request.
 */
export async function fetchFromHub(source: HubSource, context: FetchContext, baseUrl: string): Promise<void> {
  let done = 0;
  for (const { path, remotePath } of source.files) {
    const file = context.missing.find((candidate) => candidate.path === path);
    if (!file || hasFile(context.staging, file)) continue;
    const part = join(context.staging, `${path}.part`);
    await mkdir(dirname(part), { recursive: true });
    const url = `${baseUrl}/${source.repository}/resolve/${source.revision}/${remotePath}`;
    const before = done;
    await download(url, part, file.bytes, (bytes) => context.onBytes(before + bytes), context.signal);
    try {
      await placeVerified(context.staging, file, [part], context.signal);
    } catch (error) {
      // A wrong file must not be continued next time.
      if (!context.signal.aborted) await rm(part, { force: true });
      throw error;
    }
    done += file.bytes;
  }
}

async function download(
  url: string,
  part: string,
  bytes: number,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const have = (await stat(part).catch(() => null))?.size ?? 0;
  if (have >= bytes) return;
  const response = await fetch(url, { headers: have > 0 ? { range: `bytes=${have}-` } : {}, signal });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`${new URL(url).host} answered ${response.status}`);
  }
  const resumed = response.status === 206;
  let received = resumed ? have : 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      received += chunk.length;
      if (received > bytes) return callback(new Error('the file is longer than the pinned one'));
      onBytes(received);
      callback(null, chunk);
    },
  });
  const body = Readable.fromWeb(response.body as NodeReadableStream<Uint8Array>);
  await pipeline(body, count, createWriteStream(part, { flags: resumed ? 'a' : 'w' }), { signal });
}

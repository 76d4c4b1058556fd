import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveFile } from './receiveFile.ts';

const MEGABYTE = 1024 * 1024;
const block = Buffer.alloc(MEGABYTE, 'film');
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'receive-'));
});
afterAll(() => rm(dir, { recursive: true }));

function* multipart(megabytes: number, onBlock: () => void) {
  yield Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="long.mp4"\r\n\r\n');
  for (let sent = 0; sent < megabytes; sent += 1) {
    onBlock();
    yield block;
  }
  yield Buffer.from('\r\n--x--\r\n');
}

test('a long file passes through without being held in memory', async () => {
  const megabytes = 400;
  let heldMost = 0;
  const heldBefore = process.memoryUsage().arrayBuffers;
  const received = Promise.withResolvers<Awaited<ReturnType<typeof receiveFile>>>();
  const server = createServer((incoming, answer) => {
    receiveFile(incoming, { dir, maxBytes: 1024 * MEGABYTE }).then(received.resolve, received.reject);
    void received.promise.finally(() => answer.end()).catch(() => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sending = request({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  const body = multipart(megabytes, () => {
    heldMost = Math.max(heldMost, process.memoryUsage().arrayBuffers - heldBefore);
  });
  await pipeline(Readable.from(body, { highWaterMark: 1 }), sending);
  const file = await received.promise;
  server.close();

  const hash = createHash('sha256');
  for (let sent = 0; sent < megabytes; sent += 1) hash.update(block);
  expect(file).toMatchObject({
    fileName: 'long.mp4',
    sizeBytes: megabytes * MEGABYTE,
    sha256: hash.digest('hex'),
  });
  expect((await stat(file.path)).size).toBe(megabytes * MEGABYTE);
  // Buffers wait for the garbage collector, so this is no small number, but far from all that passed.
  expect(heldMost).toBeLessThan((megabytes / 2) * MEGABYTE);
  await rm(file.path);
  expect(await readdir(dir)).toEqual([]);
});

/**
 * Uploads beside the floor: the same body read from a socket and written to disk, in a process of its own. Sender and
 * server share the machine, so on few cores the sender's work is in every figure.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
const SIZE_BYTES = (Number(process.env.BENCH_UPLOAD_MB) || 1024) * MEGABYTE - 1;
const PIECE_BYTES = 32 * MEGABYTE;
const BLOCK = Buffer.alloc(64 * 1024, 'film');

interface Server {
  port: number;
  token: string;
}

/** Resumable (tus) in one request and in pieces, and multipart, each with SHA-256; what keeps the film is not in it. */
export async function uploadBench(): Promise<{ name: string; ratio: number; detail: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upload-bench-'));
  const child = fork(join(import.meta.dirname, 'uploadServer.ts'), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const [server] = (await once(child, 'message')) as [Server];
  try {
    await rounds(server, true);
    const before = await figure(server);
    const { raw, whole, pieces, form, peakBytes } = await rounds(server, false);
    const grown = Math.max(0, peakBytes - before) / MEGABYTE;
    const times = ({ wallMs }: Cost) => `${(wallMs / raw.wallMs).toFixed(2)}×`;
    const cpu = [raw, whole, form].map(({ cpuMs }) => Math.round(cpuMs)).join(' / ');
    return {
      name: 'upload with SHA-256 to body on disk',
      ratio: whole.wallMs / raw.wallMs,
      detail: `${Math.round(SIZE_BYTES / MEGABYTE)} MB: raw ${Math.round(raw.wallMs)} ms, resumable ${Math.round(whole.wallMs)} ms, in pieces of 32 MB ${times(pieces)}, multipart ${times(form)}; the server’s processor time raw / resumable / multipart ${cpu} ms; memory grew ${grown.toFixed(0)} MB`,
    };
  } finally {
    child.kill();
    await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Each way once; of the first round nothing counts. */
async function rounds(server: Server, warmUp: boolean) {
  const size = warmUp ? Math.min(16 * MEGABYTE, SIZE_BYTES) : SIZE_BYTES;
  let peakBytes = 0;
  const watching = setInterval(() => {
    void figure(server, '/rss').then((bytes) => {
      peakBytes = Math.max(peakBytes, bytes);
    });
  }, 100);
  const raw = await costOf(server, () => send(server, 'POST', '/raw', {}, size));
  const whole = await costOf(server, () => resumable(server, size, size));
  const pieces = await costOf(server, () => resumable(server, size, PIECE_BYTES));
  const form = await costOf(server, () => multipart(server, size));
  clearInterval(watching);
  return { raw, whole, pieces, form, peakBytes };
}

async function resumable(server: Server, size: number, pieceBytes: number): Promise<void> {
  const tus = { 'tus-resumable': '1.0.0', authorization: `Bearer ${server.token}` };
  const { headers } = await send(server, 'POST', '/uploads', { ...tus, 'upload-length': size }, 0);
  const path = headers.location!;
  for (let offset = 0; offset < size; offset += pieceBytes) {
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': offset };
    await send(server, 'PATCH', path, { ...tus, ...type }, Math.min(pieceBytes, size - offset));
  }
  // The hash is ready when the last byte is.
  await send(server, 'POST', `/hash?id=${path.split('/').at(-1)}&size=${size}`, {}, 0);
  await send(server, 'DELETE', path, tus, 0);
}

async function multipart(server: Server, size: number): Promise<void> {
  await send(server, 'POST', '/form', { 'content-type': 'multipart/form-data; boundary=x' }, size, {
    head: '--x\r\ncontent-disposition: form-data; name="file"; filename="long.mp4"\r\n\r\n',
    tail: '\r\n--x--\r\n',
  });
}

/** A figure that the server tells of itself; by default its memory after a collection. */
async function figure(server: Server, path = '/rss?collect'): Promise<number> {
  return Number((await send(server, 'GET', path, {}, 0)).body);
}

interface Cost {
  wallMs: number;
  /** Of the server with its threads: what a busy machine does not stretch. */
  cpuMs: number;
}

async function costOf(server: Server, work: () => Promise<unknown>): Promise<Cost> {
  const cpuBefore = await figure(server, '/cpu');
  const begun = performance.now();
  await work();
  const wallMs = performance.now() - begun;
  return { wallMs, cpuMs: (await figure(server, '/cpu')) - cpuBefore };
}

function send(
  { port }: Server,
  method: string,
  path: string,
  headers: Record<string, string | number>,
  size: number,
  around: { head: string; tail: string } = { head: '', tail: '' },
): Promise<{ headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const length = around.head.length + size + around.tail.length;
    const sending = request({ port, method, path, headers: { ...headers, 'content-length': length } });
    sending.once('error', reject);
    sending.once('response', async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString();
      if ((answer.statusCode ?? 500) < 300) resolve({ headers: answer.headers, body });
      else reject(new Error(`${method} ${path}: ${answer.statusCode} ${body}`));
    });
    sending.write(around.head);
    let left = size;
    const go = () => {
      while (left > 0) {
        const block = left >= BLOCK.length ? BLOCK : BLOCK.subarray(0, left);
        left -= block.length;
        if (!sending.write(block)) return void sending.once('drain', go);
      }
      sending.end(around.tail);
    };
    go();
  });
}

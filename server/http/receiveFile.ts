import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { ArrivedFile } from '../domains/materials/materials.ts';
import { finishedHash, forgetHash } from '../platform/hashing/fileHasher.ts';
import { writeHashed } from '../platform/hashing/writeHashed.ts';
import { badInput } from '../platform/refusal.ts';
import { diskFull, tooLarge } from './uploads/messages.ts';

/** A sender that is silent for so long has gone. */
const SILENCE_MS = 60_000;
/** Around the file: boundaries, part headers, a few fields. */
const ENVELOPE_BYTES = 256 * 1024;

export interface Receiving {
  /** Folder for the file while it arrives; on the filesystem where it will stay. */
  dir: string;
  /** The file must be smaller than this. */
  maxBytes: number;
}

/**
 * Streams field `file` of a multipart body straight to disk, hashing while it passes; memory stays flat.
 * @returns the file; whoever gets it removes it. When this throws, nothing is left on disk.
 * @throws Refusal BAD_USER_INPUT, PAYLOAD_TOO_LARGE; DOMException AbortError where the sender went away.
 */
export async function receiveFile(
  request: IncomingMessage,
  { dir, maxBytes }: Receiving,
): Promise<ArrivedFile> {
  if (Number(request.headers['content-length']) >= maxBytes + ENVELOPE_BYTES) throw tooLarge(maxBytes);
  const parser = multipartParser(request, maxBytes);
  await mkdir(dir, { recursive: true });
  const path = join(dir, `upload-${randomBytes(8).toString('hex')}`);
  const stop = new AbortController();
  const onClose = () => {
    if (!request.complete) stop.abort();
  };
  request.once('close', onClose);
  request.setTimeout(SILENCE_MS);

  let arriving: Promise<ArrivedFile> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true });
      parser.once('finish', resolve);
      parser.once('error', () => reject(badInput('file', '上传内容不完整或格式不正确')));
      parser.on('file', (field, stream, fileName) => {
        // A part that is cut off says so on its stream; the parser says it too.
        stream.on('error', () => undefined);
        if (field !== 'file' || arriving) return void stream.resume();
        stream.once('limit', () => stream.destroy(tooLarge(maxBytes)));
        arriving = write(stream, path, stop.signal).then((written) => ({
          path,
          fileName: fileName ?? '',
          ...written,
        }));
        arriving.catch(reject);
      });
      // Not `pipeline`: that would close the connection on an error, and nobody would read our answer.
      request.pipe(parser);
    });
    const file = await arriving;
    if (!file) throw badInput('file', '请选择要上传的文件');
    return file;
  } catch (error) {
    stop.abort();
    request.unpipe(parser);
    request.resume();
    await arriving?.catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  } finally {
    request.off('close', onClose);
    request.setTimeout(0);
  }
}

function multipartParser(request: IncomingMessage, maxBytes: number) {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      // The limit is what may pass: one byte less than the size that is refused.
      limits: { files: 1, fields: 16, fieldSize: 16 * 1024, headerPairs: 32, fileSize: maxBytes - 1 },
    });
  } catch {
    throw badInput('file', '上传须为 multipart/form-data，并带有 file 字段');
  }
}

async function write(stream: Readable, path: string, signal: AbortSignal) {
  try {
    const sizeBytes = await writeHashed(stream, path, { flags: 'wx', signal });
    return { sha256: await finishedHash(path, sizeBytes), sizeBytes };
  } catch (error) {
    forgetHash(path);
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOSPC' || code === 'EDQUOT' ? diskFull() : error;
  }
}

import type { DetailedError, Upload as Sending } from 'tus-js-client';
import { Failure } from '../../lib/failure.ts';
import { leaveForLogin } from '../../lib/session.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { lineReturns } from './lineReturns.ts';
import { failureOf, finishUpload, uploadHeaders, uploadsPath } from './uploadCalls.ts';

/** One request carries so much: a proxy that keeps bodies back keeps little, and progress stays true. */
const chunkBytes = 32 * 1024 ** 2;
/** How often a server that stumbles is asked again; a line that is away is waited for without end. */
const mostStumbles = 5;

interface SendOptions {
  /** The part that the server has, where there is one. */
  uploadId: string | null;
  maxDurationSeconds: number | undefined;
  /** The server knows the file under this id from now on. */
  onBegun: (uploadId: string) => void;
  onProgress: (sentBytes: number) => void;
  /** The line is away; sending goes on by itself. */
  onWaiting: () => void;
  onSent: () => void;
  /** Stops sending; what has arrived stays on the server. */
  signal: AbortSignal;
}

/**
 * Sends one file in pieces that survive a broken line (tus), and gives its `oss://` address.
 * @throws Failure; AbortError where the signal said stop.
 */
export async function sendFile(file: File, options: SendOptions): Promise<string> {
  const { Upload } = await import('tus-js-client');
  const { signal } = options;
  let id = options.uploadId;
  let stumbles = 0;
  let pauses = 0;
  const sending = new Upload(file, {
    endpoint: uploadsPath,
    uploadUrl: id ? `${uploadsPath}/${id}` : null,
    chunkSize: chunkBytes,
    metadata: { filename: file.name, lastmodified: String(file.lastModified) },
    headers: uploadHeaders(),
    // Our own waiting tells the person, and knows when the line is back.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => {
      id = sending.url?.split('/').at(-1) ?? null;
      if (id) options.onBegun(id);
    },
    onProgress: (sentBytes) => {
      pauses = 0;
      options.onProgress(sentBytes);
    },
    onChunkComplete: () => {
      stumbles = 0;
    },
  });
  for (;;) {
    try {
      await run(sending, signal);
      options.onSent();
      if (!id) throw new Failure(failures.upload, 'UPLOAD');
      const address = await finishUpload(id, options.maxDurationSeconds);
      return address;
    } catch (error) {
      signal.throwIfAborted();
      const code = error instanceof Failure ? error.code : '';
      if (code === 'AGAIN') stumbles += 1;
      if (code !== 'NETWORK' && (code !== 'AGAIN' || stumbles > mostStumbles)) throw error;
      options.onWaiting();
      pauses += 1;
      await lineReturns(pauses, signal);
    }
  }
}

/** Until all bytes are there. @throws Failure, AbortError */
async function run(sending: Sending, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const stop = () => void sending.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      sending.options.onSuccess = () => resolve();
      sending.options.onError = (error) => reject(failureFromTus(error));
      sending.start();
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function failureFromTus(error: Error | DetailedError): Failure {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (status === 0) return new Failure(failures.uploadNetwork, 'NETWORK');
  if (status === 401) leaveForLogin();
  // The place was another one than we thought, or the old line still held the file: asking again puts it right.
  if (status === 409 || status === 423) return failureOf(503, sentence(response?.getBody()));
  return failureOf(status, sentence(response?.getBody()));
}

function sentence(body: string | undefined): string | undefined {
  try {
    return (JSON.parse(body ?? '') as { message?: string }).message;
  } catch {
    return undefined;
  }
}

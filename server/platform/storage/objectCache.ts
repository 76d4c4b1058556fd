import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file handed out stays for this long at least, so that ffmpeg finds it when its turn comes. */
const KEPT_MS = 60 * 60 * 1000;

export interface ObjectCacheOptions {
  dir: string;
  /** Older files go when more than this is kept; young ones stay, even above it. */
  maxBytes: number;
  open: (key: string) => Promise<{ stream: Readable; sizeBytes: number }>;
  now?: () => number;
}

/** Local copies of remote objects; several processes may share the folder. */
export function createObjectCache({ dir, maxBytes, open, now = Date.now }: ObjectCacheOptions) {
  const running = new Map<string, Promise<string>>();

  async function download(key: string, path: string): Promise<string> {
    const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      const { stream, sizeBytes } = await open(key);
      await pipeline(stream, createWriteStream(draft, { flags: 'wx' }));
      const received = (await stat(draft)).size;
      if (received !== sizeBytes) throw new Error(`Received ${received} of ${sizeBytes} bytes of ${key}`);
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
    await evict();
    return path;
  }

  async function evict(): Promise<void> {
    const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    const sized = await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(() => null);
        return { path, bytes: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
      }),
    );
    let total = sized.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of sized.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= maxBytes || now() - file.usedAt < KEPT_MS) return;
      await rm(file.path, { force: true });
      total -= file.bytes;
    }
  }

  return {
    /** Path of a local copy. Callers at once share one download, which goes on when one of them gives up. */
    async path(key: string, signal?: AbortSignal): Promise<string> {
      const path = join(dir, key);
      const usedAt = new Date(now());
      const kept = await utimes(path, usedAt, usedAt).then(
        () => true,
        () => false,
      );
      if (kept) return path;
      let going = running.get(key);
      if (!going) {
        going = download(key, path).finally(() => running.delete(key));
        running.set(key, going);
      }
      return signal ? unlessAborted(going, signal) : going;
    },
    async forget(keys: readonly string[]): Promise<void> {
      await Promise.all(keys.map((key) => rm(join(dir, key), { force: true })));
    },
  };
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

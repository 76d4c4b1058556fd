import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ossAddresses } from './addresses.ts';
import { contentTypeOf } from './contentTypes.ts';
import { createDiskSigner, type DiskSigner } from './diskSigner.ts';
import { assertObjectKey } from './keys.ts';
import { type ObjectInfo, ObjectMissing, type Storage } from './storage.ts';

export interface DiskStorage extends Storage {
  readonly driver: 'disk';
  /** What the route that serves `/files/…` checks addresses with. */
  readonly signer: DiskSigner;
}

/** Files below `<dataDir>/files`; unfinished ones below `<dataDir>/tmp`, on the same filesystem. */
export function createDiskStorage(options: {
  dataDir: string;
  secretKey: string;
  now?: () => number;
}): DiskStorage {
  const filesDir = join(options.dataDir, 'files');
  const tmpDir = join(options.dataDir, 'tmp');
  const signer = createDiskSigner(options.secretKey, options.now);

  function pathOf(key: string): string {
    assertObjectKey(key);
    return join(filesDir, key);
  }

  async function moveIn(from: string, key: string): Promise<void> {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await rename(from, path);
  }

  async function writeDraft(source: Readable | string, signal?: AbortSignal): Promise<string> {
    await mkdir(tmpDir, { recursive: true });
    const draft = join(tmpDir, `put-${randomBytes(8).toString('hex')}`);
    try {
      if (typeof source === 'string') await copyFile(source, draft);
      else await pipeline(source, createWriteStream(draft, { flags: 'wx' }), { signal });
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return draft;
  }

  async function put(key: string, source: Readable | string, { signal }: { signal?: AbortSignal } = {}) {
    assertObjectKey(key);
    await moveIn(await writeDraft(source, signal), key);
  }

  async function info(key: string): Promise<ObjectInfo> {
    const found = await stat(pathOf(key)).catch(missingOr(key));
    return { sizeBytes: found.size, contentType: contentTypeOf(key), modifiedAt: found.mtime };
  }

  return {
    driver: 'disk',
    bucket: 'local',
    signer,
    ...ossAddresses('local'),
    put,
    async putFile(key, path, { signal } = {}) {
      assertObjectKey(key);
      try {
        await moveIn(path, key);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        await put(key, path, { signal });
        await rm(path, { force: true });
      }
    },
    async get(key, { range, signal } = {}) {
      const found = await info(key);
      // Opened before it is promised: what is deleted in between is missing, not a broken stream.
      const file = await open(pathOf(key)).catch(missingOr(key));
      return { ...found, stream: file.createReadStream({ ...range, signal }) };
    },
    async head(key) {
      return info(key).catch((error: unknown) => {
        if (error instanceof ObjectMissing) return null;
        throw error;
      });
    },
    async delete(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
    async signedUrl(key, signedUrlOptions) {
      assertObjectKey(key);
      return signer.sign(key, signedUrlOptions);
    },
    async localPath(key) {
      await info(key);
      return pathOf(key);
    },
  };
}

/** Turns the file system's words for "not there" into ours. */
function missingOr(key: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw new ObjectMissing(key, { cause: error });
    throw error;
  };
}

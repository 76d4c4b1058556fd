import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { ERRORS, type KvStore, Upload } from '@tus/server';
import { forgetIncoming, INCOMING_KEPT_MS, incomingPath } from '../../domains/materials/incoming.ts';
import type { App } from '../../platform/app.ts';
import { writeHashed } from '../../platform/hashing/writeHashed.ts';

/** What the library shall answer where the disk is full; not one of its own errors. */
export const DISK_FULL = { status_code: 507, body: 'disk full' };

/**
 * Bytes in files below DATA_DIR/uploads, hashed while they come; everything else in the database, so that any
 * process can go on. Also with S3: a file has to lie here to be looked at, and sending its parts to the bucket,
 * fetching them again and storing the result would move every byte three times.
 */
export class IncomingStore extends FileStore {
  readonly #app: App;

  constructor(app: App) {
    super({
      directory: dirname(incomingPath(app, 'x')),
      configstore: rows(app),
      expirationPeriodInMilliseconds: INCOMING_KEPT_MS,
    });
    this.#app = app;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    try {
      return (
        offset + (await writeHashed(readable, incomingPath(this.#app, id), { flags: 'r+', start: offset }))
      );
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOSPC' || code === 'EDQUOT') throw DISK_FULL;
      if (code === 'ENOENT') throw ERRORS.FILE_NO_LONGER_EXISTS;
      throw error;
    }
  }

  override async remove(id: string): Promise<void> {
    await forgetIncoming(this.#app, id);
  }
}

/** The library's notes on an upload, read from our rows; they are written by `beginIncoming`. */
function rows(app: App): KvStore {
  return {
    async get(id) {
      const row = await app.db.incomingUpload.findUnique({ where: { id } });
      if (!row) return undefined;
      return new Upload({
        id,
        size: Number(row.sizeBytes),
        offset: 0,
        metadata: { filename: row.fileName },
        creation_date: row.createdAt.toISOString(),
      });
    },
    async set() {},
    async delete(id) {
      await rm(incomingPath(app, id), { force: true });
    },
  };
}

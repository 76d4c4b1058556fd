import type { Readable } from 'node:stream';

/** First and last byte, both included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface ObjectInfo {
  sizeBytes: number;
  contentType: string;
  modifiedAt: Date;
}

export interface StoredObject extends ObjectInfo {
  /** The whole object, or the asked range of it; destroy it when it is not read to its end. */
  stream: Readable;
}

export interface SignedUrlOptions {
  /** How long the address works at most; it works for at least three quarters of that. */
  expiresSeconds?: number;
  /** The browser saves the file under this name instead of showing it. */
  downloadName?: string;
}

/** An hour: long enough to watch a film that was opened a while ago. */
export const DEFAULT_EXPIRES_SECONDS = 3600;

/**
 * Where files live. Keys come from `newKey`/`contentKey`; what stands under a key never changes afterwards, so
 * that addresses may be cached. Every method throws InvalidKey for a key of another making.
 */
export interface Storage {
  readonly driver: 'disk' | 's3';
  /** Name in `oss://` addresses. */
  readonly bucket: string;
  /** Writes a stream or copies a file. Nothing is visible under the key before all of it is there. */
  put(key: string, source: Readable | string, options?: { signal?: AbortSignal }): Promise<void>;
  /** Takes a finished local file over: moved where that is possible, in any case gone from `path` afterwards. */
  putFile(key: string, path: string, options?: { signal?: AbortSignal }): Promise<void>;
  /** @throws ObjectMissing */
  get(key: string, options?: { range?: ByteRange; signal?: AbortSignal }): Promise<StoredObject>;
  /** null where there is no such object. */
  head(key: string): Promise<ObjectInfo | null>;
  /** Deleting what is not there is success. */
  delete(keys: readonly string[]): Promise<void>;
  /**
   * An address a browser can GET (and HEAD) for a while without any other proof. Relative to our own origin
   * (`/files/…`) with the disk driver, absolute with S3. Repeated calls give the same address for a quarter of
   * its lifetime, so browsers find it in their cache.
   */
  signedUrl(key: string, options?: SignedUrlOptions): Promise<string>;
  /**
   * A path that ffmpeg can read (never write): the file itself, or a copy downloaded once into a bounded
   * cache and kept for at least an hour after the last call. @throws ObjectMissing
   */
  localPath(key: string, options?: { signal?: AbortSignal }): Promise<string>;
  /** `oss://<bucket>/<key>`, as the database's readers and REST know it. */
  address(key: string): string;
  /** The key in an address of this storage; null for anything else. */
  keyOf(address: string): string | null;
}

/** No object stands under this key. */
export class ObjectMissing extends Error {
  override name = 'ObjectMissing';
  readonly key: string;

  constructor(key: string, options?: ErrorOptions) {
    super(`No object under ${key}`, options);
    this.key = key;
  }
}

import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { create as contentDisposition } from 'content-disposition';
import type { S3Config } from '../config.ts';
import { ossAddresses } from './addresses.ts';
import { contentTypeOf, isActiveContent } from './contentTypes.ts';
import { assertObjectKey } from './keys.ts';
import { roundedLifetime } from './lifetime.ts';
import { createObjectCache } from './objectCache.ts';
import { DEFAULT_EXPIRES_SECONDS, ObjectMissing, type Storage } from './storage.ts';

/** Parts in flight are held in memory: 3 × 5 MiB keep that small, 10,000 parts still carry 48 GiB. */
const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 3;
const DELETES_AT_ONCE = 8;
const CACHE_MAX_BYTES = 10 * 1024 ** 3;

export interface S3Storage extends Storage {
  readonly driver: 's3';
  readonly client: S3Client;
}

/** Any S3-compatible service. Files that ffmpeg reads are kept below `<dataDir>/cache/objects`. */
export function createS3Storage(options: {
  s3: S3Config;
  dataDir: string;
  cacheMaxBytes?: number;
  now?: () => number;
}): S3Storage {
  const { s3, now = Date.now } = options;
  const bucket = { Bucket: s3.bucket };
  const client = new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    forcePathStyle: s3.forcePathStyle,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Aliyun OSS and Tencent COS refuse the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const cache = createObjectCache({
    dir: join(options.dataDir, 'cache', 'objects'),
    maxBytes: options.cacheMaxBytes ?? CACHE_MAX_BYTES,
    open: (key) => get(key),
    now,
  });

  async function put(key: string, source: Readable | string, { signal }: { signal?: AbortSignal } = {}) {
    assertObjectKey(key);
    signal?.throwIfAborted();
    const upload = new Upload({
      client,
      params: {
        ...bucket,
        Key: key,
        Body: typeof source === 'string' ? createReadStream(source) : source,
        ContentType: contentTypeOf(key),
      },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    });
    const abort = () => void upload.abort();
    signal?.addEventListener('abort', abort, { once: true });
    try {
      await upload.done();
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  const get: Storage['get'] = async (key, { range, signal } = {}) => {
    assertObjectKey(key);
    const command = new GetObjectCommand({
      ...bucket,
      Key: key,
      Range: range && `bytes=${range.start}-${range.end}`,
    });
    const answer = await client.send(command, { abortSignal: signal }).catch((error: unknown) => {
      throw error instanceof NoSuchKey ? new ObjectMissing(key, { cause: error }) : error;
    });
    return {
      stream: answer.Body as Readable,
      sizeBytes: sizeInRange(answer.ContentRange) ?? answer.ContentLength ?? 0,
      contentType: contentTypeOf(key),
      modifiedAt: answer.LastModified ?? new Date(0),
    };
  };

  return {
    driver: 's3',
    bucket: s3.bucket,
    client,
    ...ossAddresses(s3.bucket),
    put,
    async putFile(key, path, putOptions) {
      await stat(path);
      await put(key, path, putOptions);
      await rm(path, { force: true });
    },
    get,
    async head(key) {
      assertObjectKey(key);
      try {
        const answer = await client.send(new HeadObjectCommand({ ...bucket, Key: key }));
        return {
          sizeBytes: answer.ContentLength ?? 0,
          contentType: contentTypeOf(key),
          modifiedAt: answer.LastModified ?? new Date(0),
        };
      } catch (error) {
        if (error instanceof NotFound || error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async delete(keys) {
      keys.forEach(assertObjectKey);
      // One request a key: the batch call wants a checksum header on which the vendors do not agree.
      for (let from = 0; from < keys.length; from += DELETES_AT_ONCE) {
        const some = keys.slice(from, from + DELETES_AT_ONCE);
        await Promise.all(some.map((Key) => client.send(new DeleteObjectCommand({ ...bucket, Key }))));
      }
      await cache.forget(keys);
    },
    async signedUrl(key, { expiresSeconds = DEFAULT_EXPIRES_SECONDS, downloadName } = {}) {
      assertObjectKey(key);
      const { startsAt, expiresAt } = roundedLifetime(now(), expiresSeconds);
      const command = new GetObjectCommand({
        ...bucket,
        Key: key,
        ResponseContentDisposition:
          downloadName !== undefined || isActiveContent(key) ? contentDisposition(downloadName) : undefined,
        ResponseCacheControl: 'private, max-age=86400, immutable',
      });
      return getSignedUrl(client, command, {
        signingDate: new Date(startsAt * 1000),
        expiresIn: expiresAt - startsAt,
      });
    },
    async localPath(key, { signal } = {}) {
      assertObjectKey(key);
      return cache.path(key, signal);
    },
  };
}

function sizeInRange(contentRange: string | undefined): number | undefined {
  const size = contentRange?.split('/')[1];
  return size === undefined || size === '*' ? undefined : Number(size);
}

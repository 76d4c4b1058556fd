import type { Config } from '../config.ts';
import { createDiskStorage, type DiskStorage } from './disk.ts';
import { createS3Storage, type S3Storage } from './s3.ts';

export type AnyStorage = DiskStorage | S3Storage;

/** S3 where a bucket is configured, else the disk below DATA_DIR. Opens no connection by itself. */
export function createStorage(config: Pick<Config, 's3' | 'dataDir' | 'secretKey'>): AnyStorage {
  const { s3, dataDir, secretKey } = config;
  return s3 ? createS3Storage({ s3, dataDir }) : createDiskStorage({ dataDir, secretKey });
}

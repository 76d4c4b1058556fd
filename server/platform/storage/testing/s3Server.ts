import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { userCacheDir } from '../../config/userCache.ts';
import type { S3Config } from '../../config.ts';

export interface S3Server {
  config: S3Config;
  close(): Promise<void>;
}

/** A real S3 server for tests: Versity's gateway, from PATH or the per-user cache; null where there is none. */
export function findS3Server(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), join(userCacheDir(), 'bin')];
  return folders.map((folder) => join(folder, 'versitygw')).find((path) => existsSync(path)) ?? null;
}

/** Starts it on loopback with an empty bucket; `close` ends it and removes its files. */
export async function startS3Server(): Promise<S3Server> {
  const binary = findS3Server();
  if (!binary) throw new Error('There is no versitygw');
  const dir = await mkdtemp(join(tmpdir(), 'versitygw-'));
  await Promise.all([mkdir(join(dir, 'data')), mkdir(join(dir, 'meta'))]);
  const port = await freePort();
  const config: S3Config = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'reelsmith-test',
    accessKeyId: 'tester',
    secretAccessKey: 'a secret of this test alone',
    forcePathStyle: true,
  };
  const server = spawn(
    binary,
    ['--port', `127.0.0.1:${port}`, 'posix', join(dir, 'data'), '--sidecar', join(dir, 'meta')],
    {
      stdio: 'ignore',
      env: { ROOT_ACCESS_KEY: config.accessKeyId, ROOT_SECRET_KEY: config.secretAccessKey },
    },
  );
  const close = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await createBucket(server, config);
  } catch (error) {
    await close();
    throw error;
  }
  return { config, close };
}

async function createBucket(server: ChildProcess, config: S3Config): Promise<void> {
  const { bucket, accessKeyId, secretAccessKey, ...rest } = config;
  const client = new S3Client({ ...rest, credentials: { accessKeyId, secretAccessKey }, maxAttempts: 1 });
  for (let tries = 0; ; tries += 1) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return client.destroy();
    } catch (error) {
      if (server.exitCode !== null || tries > 100) throw error;
      await sleep(100);
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStorage } from './disk.ts';
import { contentKey, InvalidKey, isObjectKey, newKey } from './keys.ts';
import { createS3Storage } from './s3.ts';
import { ObjectMissing, type Storage } from './storage.ts';
import { findS3Server, startS3Server } from './testing/s3Server.ts';

interface Opened {
  storage: Storage;
  dataDir: string;
  close(): Promise<void>;
}

async function openDisk(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-disk-'));
  const storage = createDiskStorage({ dataDir, secretKey: 'k'.repeat(32) });
  return { storage, dataDir, close: () => rm(dataDir, { recursive: true }) };
}

async function openS3(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-s3-'));
  const server = await startS3Server();
  return {
    storage: createS3Storage({ s3: server.config, dataDir }),
    dataDir,
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

const s3Server = findS3Server();
const drivers = [
  { name: 'disk', open: openDisk, missing: null },
  { name: 's3', open: openS3, missing: s3Server ? null : 'no versitygw on PATH or in the per-user cache' },
];

for (const { name, open, missing } of drivers) {
  describe.skipIf(missing)(`${name} storage${missing ? ` (skipped: ${missing})` : ''}`, () => {
    let opened: Opened;
    let storage: Storage;
    beforeAll(async () => {
      opened = await open();
      storage = opened.storage;
    });
    afterAll(() => opened.close());

    const localFile = async (content: Buffer) => {
      const path = join(opened.dataDir, `file-${randomBytes(4).toString('hex')}`);
      await writeFile(path, content);
      return path;
    };

    test('gives back what a stream put, whole and in ranges', async () => {
      const key = newKey('film', 'mp4');
      const content = randomBytes(100_000);
      await storage.put(key, Readable.from([content.subarray(0, 40_000), content.subarray(40_000)]));

      const whole = await storage.get(key);
      expect(whole).toMatchObject({ sizeBytes: 100_000, contentType: 'video/mp4' });
      expect((await buffer(whole.stream)).equals(content)).toBe(true);
      const part = await storage.get(key, { range: { start: 10, end: 59_999 } });
      expect(part.sizeBytes).toBe(100_000);
      expect((await buffer(part.stream)).equals(content.subarray(10, 60_000))).toBe(true);
      expect(await storage.head(key)).toMatchObject({ sizeBytes: 100_000, contentType: 'video/mp4' });
    });

    test('takes a file of several parts over, and hands out a local path to it', async () => {
      const key = newKey('material', 'mov');
      const content = randomBytes(12 * 1024 * 1024);
      const path = await localFile(content);
      await storage.putFile(key, path);

      expect(existsSync(path)).toBe(false);
      const paths = await Promise.all([storage.localPath(key), storage.localPath(key)]);
      expect(paths[0]).toBe(paths[1]);
      const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
      expect(sha256(await readFile(paths[0]))).toBe(sha256(content));
    });

    test('copies a file that stays where it was', async () => {
      const key = contentKey('speech', 'ab'.repeat(32), 'wav');
      const path = await localFile(Buffer.from('RIFF'));
      await storage.put(key, path);
      expect(await readFile(path, 'utf8')).toBe('RIFF');
      expect((await buffer((await storage.get(key)).stream)).toString()).toBe('RIFF');
    });

    test('says what is missing, and deletes it twice without complaint', async () => {
      const key = newKey('poster', 'jpg');
      await storage.put(key, Readable.from([Buffer.from('x')]));
      await storage.delete([key, newKey('poster', 'jpg')]);
      await storage.delete([key]);
      expect(await storage.head(key)).toBeNull();
      await expect(storage.get(key)).rejects.toBeInstanceOf(ObjectMissing);
      await expect(storage.localPath(key)).rejects.toBeInstanceOf(ObjectMissing);
    });

    test('shows nothing of a put that was broken off', async () => {
      const key = newKey('film', 'mp4');
      const broken = new Readable({
        read() {
          this.push(Buffer.alloc(1024));
          this.destroy(new Error('the sender went away'));
        },
      });
      await expect(storage.put(key, broken)).rejects.toThrow('the sender went away');
      expect(await storage.head(key)).toBeNull();
      expect(await readdir(join(opened.dataDir, 'tmp')).catch(() => [])).toEqual([]);
    });

    test('stops a put on a signal', async () => {
      const key = newKey('film', 'mp4');
      const stop = new AbortController();
      const endless = new Readable({
        read() {
          this.push(Buffer.alloc(64 * 1024));
          setImmediate(() => stop.abort());
        },
      });
      await expect(storage.put(key, endless, { signal: stop.signal })).rejects.toThrow();
      expect(await storage.head(key)).toBeNull();
    });

    test('knows its own addresses and no others', async () => {
      const key = newKey('material', 'mp4');
      expect(storage.keyOf(storage.address(key))).toBe(key);
      expect(storage.address(key)).toBe(`oss://${storage.bucket}/${key}`);
      for (const other of [
        key,
        `oss://elsewhere/${key}`,
        `oss://${storage.bucket}/../${key}`,
        `oss://${storage.bucket}/${key}?x`,
        `https://${storage.bucket}/${key}`,
      ]) {
        expect(storage.keyOf(other)).toBeNull();
      }
    });

    test.each([
      '../etc/passwd.txt',
      'film/../../x.mp4',
      '/etc/passwd',
      'film/%2e%2e/x.mp4',
      'film/a\0.mp4',
      'film//a.mp4',
      'film/A.mp4',
      'film/a.mp4\n',
      'film\\a.mp4',
      '',
    ])('refuses %j as a key everywhere', async (key) => {
      expect(isObjectKey(key)).toBe(false);
      await expect(storage.put(key, Readable.from(['x']))).rejects.toBeInstanceOf(InvalidKey);
      await expect(storage.putFile(key, await localFile(Buffer.from('x')))).rejects.toBeInstanceOf(
        InvalidKey,
      );
      await expect(storage.get(key)).rejects.toBeInstanceOf(InvalidKey);
      await expect(storage.head(key)).rejects.toBeInstanceOf(InvalidKey);
      await expect(storage.delete([key])).rejects.toBeInstanceOf(InvalidKey);
      await expect(storage.signedUrl(key)).rejects.toBeInstanceOf(InvalidKey);
      await expect(storage.localPath(key)).rejects.toBeInstanceOf(InvalidKey);
      expect(() => storage.address(key)).toThrow(InvalidKey);
    });
  });
}

describe.skipIf(!s3Server)('addresses that S3 signs', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openS3();
  });
  afterAll(() => opened.close());

  test('work with ranges and a file name, and not when somebody changes them', async () => {
    const key = newKey('film', 'mp4');
    await opened.storage.put(key, Readable.from([Buffer.from('0123456789')]));
    const url = await opened.storage.signedUrl(key, { downloadName: '夏日 "清凉".mp4' });
    expect(await opened.storage.signedUrl(key, { downloadName: '夏日 "清凉".mp4' })).toBe(url);

    const answer = await fetch(url, { headers: { range: 'bytes=2-4' } });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe('234');
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%E5%A4%8F");

    const other = newKey('film', 'mp4');
    await opened.storage.put(other, Readable.from([Buffer.from('secret')]));
    for (const forged of [url.replace(key, other), url.replace(/(X-Amz-Signature=.)./, '$1_')]) {
      const refused = await fetch(forged);
      expect(refused.status).toBe(403);
      expect(await refused.text()).not.toContain('secret');
    }
  });
});

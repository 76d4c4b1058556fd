import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, symlink, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { drawGraph } from '../../../temporal/media/testing/clips.ts';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type TestPerson, testPerson } from '../../../tests/support/people.ts';
import { type RestServer, restServer } from '../../../tests/support/restServer.ts';
import {
  forgetIncoming,
  INCOMING_KEPT_MS,
  incomingPath,
  sweepIncoming,
} from '../../domains/materials/incoming.ts';
import { UploadLocks } from './uploadLocks.ts';

const MAX_BYTES = 24 * 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let rest: RestServer;
/** A second API process on the same database and disk, with locks of its own. */
let other: RestServer;
let person: TestPerson;
let stranger: TestPerson;
let film: Buffer;
beforeAll(async () => {
  app = await testApp({ uploadMaxBytes: MAX_BYTES });
  rest = await restServer(app);
  other = await restServer({ ...app });
  person = await testPerson(app);
  stranger = await testPerson(app);
  const path = join(app.config.dataDir, 'film.mp4');
  film = await readFile(await drawGraph('testsrc2=size=320x240:rate=25:duration=2', path));
});
afterEach(async () => {
  for (const { id } of await app.db.incomingUpload.findMany()) await forgetIncoming(app, id);
});

/** A real film of whatever size, different each time: players skip what stands behind. */
function filmOf(sizeBytes: number): Buffer {
  const padding = randomBytes(sizeBytes - film.length);
  padding.writeUInt32BE(padding.length, 0);
  padding.write('free', 4, 'latin1');
  return Buffer.concat([film, padding]);
}

const bearer = (token = person.token) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });

async function begin(
  sizeBytes: number,
  { token, name = '海边.mp4' }: { token?: string; name?: string } = {},
) {
  const metadata = `filename ${Buffer.from(name).toString('base64')},lastmodified ${btoa('1700000000000')}`;
  const answer = await fetch(`${rest.origin}/uploads`, {
    method: 'POST',
    headers: { ...bearer(token), 'upload-length': String(sizeBytes), 'upload-metadata': metadata },
  });
  return { answer, id: answer.headers.get('location')?.split('/').at(-1) ?? '' };
}

const patch = (
  id: string,
  offset: number,
  content: Buffer,
  { origin = rest.origin, token = person.token } = {},
) =>
  fetch(`${origin}/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      ...bearer(token),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(content),
  });

async function offsetOf(id: string, { origin = rest.origin, token = person.token } = {}): Promise<number> {
  const answer = await fetch(`${origin}/uploads/${id}`, { method: 'HEAD', headers: bearer(token) });
  return answer.ok ? Number(answer.headers.get('upload-offset')) : -answer.status;
}

const finish = (
  id: string,
  { token = person.token, server = rest, maxDuration = null as number | null } = {},
) =>
  server.call('POST', '/material/upload/finish', {
    as: token,
    body: { upload_id: id, max_duration: maxDuration },
  });

/** Announces `announced` bytes, sends these, and leaves the line open. */
function slowPatch(id: string, offset: number, content: Buffer, announced: number) {
  const sending = request(`${rest.origin}/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      ...bearer(),
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': announced,
    },
  });
  sending.on('error', () => undefined);
  sending.write(content);
  return sending;
}

const bytesOf = async (id: string) => (await stat(incomingPath(app, id)).catch(() => ({ size: -1 }))).size;
const leftovers = () => readdir(join(app.config.dataDir, 'uploads'));

describe('going on', () => {
  test('behind a line that was cut in the middle, at another server, byte by byte', async () => {
    const content = filmOf(12 * 1024 * 1024);
    const half = 5 * 1024 * 1024;
    const { answer, id } = await begin(content.length);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/uploads/${id}`);
    const sending = slowPatch(id, 0, content.subarray(0, half), content.length);
    await vi.waitFor(async () => expect(await bytesOf(id)).toBeGreaterThan(0), { timeout: 10_000 });
    sending.destroy();
    const arrived = await offsetOf(id, other);
    expect(arrived).toBeGreaterThan(0);
    expect(arrived).toBeLessThanOrEqual(half);
    const [waiting] = (await rest.call('POST', '/material/upload/unfinished', { as: person.token, body: {} }))
      .body.data;
    expect(waiting).toMatchObject({
      upload_id: id,
      file_name: '海边.mp4',
      size: content.length,
      offset: arrived,
      last_modified: 1_700_000_000_000,
    });
    expect((await finish(id)).status).toBe(409);

    expect((await patch(id, arrived, content.subarray(arrived), other)).status).toBe(204);
    const done = await finish(id);
    expect(done.status).toBe(200);
    const key = app.storage.keyOf(done.body.data)!;
    const stored = await readFile(await app.storage.localPath(key));
    expect(stored.equals(content)).toBe(true);
    const row = await app.db.upload.findUniqueOrThrow({ where: { storageKey: key } });
    expect(row).toMatchObject({
      sha256: createHash('sha256').update(content).digest('hex'),
      fileName: '海边.mp4',
      userId: person.user.id,
    });
    expect((await finish(id, { server: other })).body).toEqual(done.body);
    expect(await leftovers()).toEqual([]);
  });

  test('while the old line still hangs: it gives way, here and in another process', async () => {
    const content = filmOf(2 * 1024 * 1024);
    for (const server of [rest, other]) {
      const { id } = await begin(content.length);
      const sending = slowPatch(id, 0, content.subarray(0, 1024 * 1024), content.length);
      const ended = once(sending, 'close');
      await vi.waitFor(async () => expect(await bytesOf(id)).toBeGreaterThan(0), { timeout: 10_000 });
      const arrived = await offsetOf(id, server);
      expect(arrived).toBeGreaterThan(0);
      expect((await patch(id, arrived, content.subarray(arrived), server)).status).toBe(204);
      await ended;
      expect(await offsetOf(id)).toBe(content.length);
    }
  });

  test('many that finish at once get one upload', async () => {
    const content = filmOf(film.length + 1000);
    const { id } = await begin(content.length);
    await patch(id, 0, content);
    const answers = await Promise.all([rest, other, rest, other].map((server) => finish(id, { server })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data)).size).toBe(1);
    expect(await app.db.upload.count({ where: { userId: person.user.id, sizeBytes: content.length } })).toBe(
      1,
    );
  });
});

describe('what is refused', () => {
  test.each([
    ['as large as the limit', MAX_BYTES, 413, '文件大小不能超过24MB!'],
    ['empty', 0, 400, '这个文件是空的'],
  ])('a file %s, before a byte of it is sent', async (_, sizeBytes, status, message) => {
    const { answer } = await begin(sizeBytes);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: status, message });
    expect(await app.db.incomingUpload.count()).toBe(0);
  });

  test('a wrong place, more than was announced, and what is gone', async () => {
    const { id } = await begin(1000);
    const wrongPlace = await patch(id, 500, Buffer.alloc(500));
    expect([wrongPlace.status, (await wrongPlace.json()).message]).toEqual([
      409,
      '上传位置与服务器不一致，请先查询进度再继续',
    ]);
    const tooMuch = await patch(id, 0, Buffer.alloc(1001));
    expect([tooMuch.status, (await tooMuch.json()).message]).toEqual([413, '上传内容超过了声明的文件大小']);
    expect(await offsetOf(id)).toBe(0);
    const removed = await fetch(`${rest.origin}/uploads/${id}`, { method: 'DELETE', headers: bearer() });
    expect(removed.status).toBe(204);
    const gone = await patch(id, 0, Buffer.alloc(10));
    expect([gone.status, (await gone.json()).message]).toEqual([404, '这次上传不存在或已过期，请重新上传']);
    expect((await finish(id)).status).toBe(404);
    expect(await leftovers()).toEqual([]);
  });

  test('a broken film and one that is too long: with the reason, and nothing stays', async () => {
    const broken = film.subarray(0, film.length / 4);
    const one = await begin(broken.length);
    await patch(one.id, 0, broken);
    expect(await finish(one.id)).toMatchObject({
      status: 400,
      body: { message: '视频文件格式不支持或已损坏', field: 'file' },
    });
    const long = filmOf(film.length + 2000);
    const two = await begin(long.length);
    await patch(two.id, 0, long);
    expect(await finish(two.id, { maxDuration: 1 })).toMatchObject({
      status: 400,
      body: { message: '视频时长不能超过1秒，当前时长2秒' },
    });
    expect(await leftovers()).toEqual([]);
    expect(await app.db.incomingUpload.count()).toBe(0);
  });

  test('a disk that is full says so', async () => {
    const { id } = await begin(film.length);
    await rm(incomingPath(app, id));
    await symlink('/dev/full', incomingPath(app, id));
    const full = await patch(id, 0, film);
    expect([full.status, (await full.json()).message]).toEqual([507, '服务器磁盘空间不足，请联系管理员']);
  });

  test('the 21st unfinished one', async () => {
    for (let count = 0; count < 20; count += 1) expect((await begin(1000)).answer.status).toBe(201);
    const { answer } = await begin(1000);
    expect([answer.status, (await answer.json()).message]).toEqual([
      429,
      '未完成的上传已有 20 个，请先继续或移除它们',
    ]);
    expect((await begin(1000, { token: stranger.token })).answer.status).toBe(201);
  });

  test('strangers, people without permission, and browsers of other sites', async () => {
    const idle = await testPerson(app, { verified: false });
    expect((await begin(1000, { token: 'nobody' })).answer.status).toBe(401);
    expect((await begin(1000, { token: idle.token })).answer.status).toBe(403);
    const answer = (await begin(1000)).answer;
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('another person’s id gets the answers of an id that never was', async () => {
    const { id } = await begin(1000);
    await patch(id, 0, Buffer.alloc(400));
    const never = randomBytes(16).toString('hex');
    const asked = async (target: string) => {
      const answers = await Promise.all([
        fetch(`${rest.origin}/uploads/${target}`, { method: 'HEAD', headers: bearer(stranger.token) }),
        patch(target, 400, Buffer.alloc(10), { token: stranger.token }),
        fetch(`${rest.origin}/uploads/${target}`, { method: 'DELETE', headers: bearer(stranger.token) }),
      ]);
      const texts = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
      const { status, body } = await finish(target, { token: stranger.token });
      return [...texts, [status, body]];
    };
    expect(await asked(id)).toEqual(await asked(never));
    expect(await offsetOf(id)).toBe(400);
    const list = await rest.call('POST', '/material/upload/unfinished', { as: stranger.token, body: {} });
    expect(list.body.data).toEqual([]);
  });
});

test('after three days an unfinished one is gone, and a file without a row after an hour', async () => {
  const { id } = await begin(1000);
  await patch(id, 0, Buffer.alloc(400));
  expect(await sweepIncoming(app, new Date(Date.now() + 2 * DAY_MS))).toBe(0);
  expect(existsSync(incomingPath(app, id))).toBe(true);
  await app.db.incomingUpload.update({
    where: { id },
    data: { createdAt: new Date(Date.now() - INCOMING_KEPT_MS - 1000) },
  });
  expect(await offsetOf(id)).toBe(-404);
  expect(await sweepIncoming(app)).toBe(1);
  expect(existsSync(incomingPath(app, id))).toBe(false);

  const lost = await begin(1000);
  await app.db.incomingUpload.deleteMany();
  await sweepIncoming(app);
  expect(await leftovers()).toEqual([lost.id]);
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(incomingPath(app, lost.id), longAgo, longAgo);
  await sweepIncoming(app);
  expect(await leftovers()).toEqual([]);
});

test('a lock is one over all processes, and free again when its process dies', async () => {
  const [here, there] = [0, 1].map(() => new UploadLocks(app.config.databaseUrl!, app.log)) as [
    UploadLocks,
    UploadLocks,
  ];
  let inside = 0;
  let most = 0;
  await Promise.all(
    [here, there, here, there, here, there].map((locks) =>
      locks.holding('one', async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, 20));
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);

  const asked = vi.fn();
  await here.newLock('two').lock(new AbortController().signal, asked);
  const taken = there.holding('two', async () => 'taken');
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 5000 });
  await here.close();
  expect(await taken).toBe('taken');
  await there.close();
});

import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createUser, issueApiKey } from '../../server/domains/accounts/accounts.ts';
import { sweepUploads } from '../../server/domains/materials/materials.ts';
import { runFfmpeg } from '../../temporal/media/process/ffmpeg.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type RestServer, restServer } from '../support/restServer.ts';

const MAX_BYTES = 60 * 1024 * 1024;

let app: TestApp;
let rest: RestServer;
let video: Buffer;
let person: { id: number; token: string };
let stranger: { id: number; token: string };
beforeAll(async () => {
  app = await testApp({ uploadMaxBytes: MAX_BYTES });
  rest = await restServer(app);
  [person, stranger] = (await Promise.all(['xiaowang', 'xiaoli'].map((name) => signUp(name)))) as [
    typeof person,
    typeof person,
  ];
  video = await drawVideo('testsrc2=size=320x240:rate=25:duration=1');
});

async function signUp(userName: string) {
  const { id } = await createUser(app, { userName, password: 'correct horse' });
  return { id, token: (await issueApiKey(app, { userId: id, name: 'test' })).key };
}

async function drawVideo(source: string): Promise<Buffer> {
  const path = join(app.config.dataDir, `drawn-${randomBytes(4).toString('hex')}.mp4`);
  await runFfmpeg({
    ffmpegPath: app.media.ffmpegPath,
    args: [
      '-f',
      'lavfi',
      '-i',
      source,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      path,
    ],
  });
  return readFile(path);
}

/** Bytes behind the film that players skip: a real MP4 of whatever size. */
function padded(content: Buffer, sizeBytes: number): Buffer {
  const padding = Buffer.alloc(sizeBytes - content.length);
  padding.writeUInt32BE(padding.length, 0);
  padding.write('free', 4, 'latin1');
  randomBytes(Math.min(1024, padding.length - 8)).copy(padding, 8);
  return Buffer.concat([content, padding]);
}

const upload = (content: Buffer, as = person.token, fileName = '夏日.mp4') => {
  const body = new FormData();
  body.append('note', 'a field that nobody asked for');
  body.append('file', new Blob([new Uint8Array(content)]), fileName);
  return rest.call('POST', '/material/upload', { as, body });
};

const filesIn = async (folder: string) => {
  const dir = join(app.config.dataDir, folder);
  if (!existsSync(dir)) return [];
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

async function registered(
  as = person.token,
  content = padded(video, video.length + 64 + randomBytes(1)[0]!),
) {
  const { body } = await upload(content, as);
  const added = await rest.call('POST', '/material/add', { as, body: { url: body.data, name: '夏日.mp4' } });
  expect(added.status).toBe(200);
  return { id: added.body.data as number, address: body.data as string, content };
}

describe('uploading', () => {
  test.each([1, 5, 50])('a video of %i MB arrives byte by byte', async (megabytes) => {
    const content = padded(video, megabytes * 1024 * 1024);
    const answer = await upload(content);
    expect(answer).toMatchObject({ status: 200, body: { code: 0, message: '' } });
    const key = app.storage.keyOf(answer.body.data);
    const row = await app.db.upload.findUniqueOrThrow({ where: { storageKey: key! } });
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(row).toMatchObject({
      sha256,
      sizeBytes: BigInt(content.length),
      fileName: '夏日.mp4',
      userId: person.id,
    });
    expect(row.probe).toMatchObject({ mediaType: 'video', container: 'mp4', width: 320, height: 240 });
    const stored = await readFile(await app.storage.localPath(key!));
    expect(createHash('sha256').update(stored).digest('hex')).toBe(sha256);
    expect(await filesIn('tmp')).toEqual([]);
  });

  test('the same file of the same person is kept once, of another person again', async () => {
    const content = padded(video, video.length + 4000);
    const before = (await filesIn('files')).length;
    const [first, second] = await Promise.all([upload(content), upload(content)]);
    const third = await upload(content, stranger.token);
    expect(second.body.data).toBe(first.body.data);
    expect((await upload(content)).body.data).toBe(first.body.data);
    expect(third.body.data).not.toBe(first.body.data);
    expect((await filesIn('files')).length).toBe(before + 2);
  });

  test.each([
    ['an empty file', () => Buffer.alloc(0), '文件格式不支持或已损坏'],
    ['a text', () => Buffer.from('hello'), '文件格式不支持或已损坏'],
    ['a playlist', () => Buffer.from('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n'), '文件格式不支持或已损坏'],
    ['half a video', () => video.subarray(0, video.length / 4), '视频文件格式不支持或已损坏'],
  ])('%s named x.mp4 is refused and leaves nothing behind', async (_, content, message) => {
    const before = { files: await filesIn('files'), rows: await app.db.upload.count() };
    const answer = await upload(content(), person.token, 'x.mp4');
    expect(answer).toMatchObject({ status: 400, body: { code: 400, message, field: 'file' } });
    expect({ files: await filesIn('files'), rows: await app.db.upload.count() }).toEqual(before);
    expect(await filesIn('tmp')).toEqual([]);
  });

  test('a file as large as the limit is refused, announced or not', async () => {
    const answer = await upload(Buffer.alloc(MAX_BYTES));
    expect(answer).toMatchObject({ status: 413, body: { message: '文件大小不能超过60MB!' } });
    const announced = await raw({ 'content-length': String(MAX_BYTES * 20) }, Buffer.from('--x\r\n'));
    expect(announced.status).toBe(413);
    expect(await filesIn('tmp')).toEqual([]);
  });

  test.each([
    ['no file', '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\nhi\r\n--x--\r\n'],
    [
      'another field',
      '--x\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\n\r\nhi\r\n--x--\r\n',
    ],
    ['no end', '--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\nhi'],
    ['no parts', 'nothing of the kind'],
    ['a broken header', '--x\r\ncontent-disposition\r\n\r\nhi\r\n--x--\r\n'],
  ])('a body with %s is told so', async (_, body) => {
    const answer = await raw({}, Buffer.from(body));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 400, field: 'file' });
    expect(await filesIn('tmp')).toEqual([]);
  });

  test('a sender who goes away leaves nothing behind', async () => {
    const sending = request(`${rest.origin}/api/v1/material/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    });
    sending.on('error', () => undefined);
    sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
    sending.write(video);
    await vi.waitFor(async () => expect(await filesIn('tmp')).toHaveLength(1), { timeout: 10_000 });
    sending.destroy();
    await vi.waitFor(async () => expect(await filesIn('tmp')).toEqual([]), { timeout: 10_000 });
  });

  test('strangers are turned away before their file is read', async () => {
    const sending = request(`${rest.origin}/api/v1/material/upload`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    sending.flushHeaders();
    const status = await new Promise((resolve) =>
      sending.once('response', (answer) => resolve(answer.statusCode)),
    );
    expect(status).toBe(401);
    sending.destroy();
  });

  test('those who are not authorised may look but not upload', async () => {
    const idle = await signUp('not-yet');
    await app.db.user.update({ where: { id: idle.id }, data: { verified: false } });
    expect((await upload(video, idle.token)).status).toBe(403);
    expect((await rest.call('POST', '/material/list/upload', { as: idle.token, body: {} })).status).toBe(200);
  });

  test('what nobody registers goes after a day, with its file', async () => {
    const { body } = await upload(padded(video, video.length + 9000));
    const kept = await registered();
    await writeFile(join(app.config.dataDir, 'tmp', 'upload-of-a-killed-process'), 'half');
    expect(await sweepUploads(app, new Date(Date.now() + 23 * 3_600_000))).toBe(0);
    expect(await filesIn('tmp')).toHaveLength(1);
    expect(await sweepUploads(app, new Date(Date.now() + 25 * 3_600_000))).toBeGreaterThan(0);
    expect(await filesIn('tmp')).toEqual([]);
    expect(await app.storage.head(app.storage.keyOf(body.data)!)).toBeNull();
    expect(await app.storage.head(app.storage.keyOf(kept.address)!)).not.toBeNull();
    const late = await rest.call('POST', '/material/add', {
      as: person.token,
      body: { url: body.data, name: 'late.mp4' },
    });
    expect(late).toMatchObject({ status: 404, body: { message: '文件不存在或已过期，请重新上传' } });
  });

  function raw(headers: Record<string, string>, body: Buffer): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const sending = request(`${rest.origin}/api/v1/material/upload`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'multipart/form-data; boundary=x',
          ...headers,
        },
      });
      sending.once('error', reject);
      sending.once('response', async (answer) => {
        const chunks = await answer.toArray();
        resolve({ status: answer.statusCode!, text: Buffer.concat(chunks).toString() });
        sending.destroy();
      });
      if (headers['content-length']) sending.write(body);
      else sending.end(body);
    });
  }
});

describe('the library', () => {
  test('a registered upload is listed, told of, and its analysis started once', async () => {
    const { id, address, content } = await registered();
    expect(app.asked).toContainEqual({ call: 'startMaterialAnalysis', input: { id, userId: person.id } });
    const again = await rest.call('POST', '/material/add', {
      as: person.token,
      body: { url: address, name: '夏日.mp4', tags: ['海边'] },
    });
    expect(again.body.data).toBe(id);
    const list = await rest.call('POST', '/material/list/upload', {
      as: person.token,
      body: { page_size: 1 },
    });
    expect(list.body.data).toMatchObject([
      {
        id,
        name: '夏日.mp4',
        type: 2,
        url: address,
        status: 'PENDING',
        duration: 1_000_000,
        size: content.length,
      },
    ]);
    expect(list.body.total).toBeGreaterThanOrEqual(1);
    const detail = await rest.call('GET', `/material/detail/${id}`, { as: person.token });
    expect(detail.body.data).toMatchObject({ id, width: 320, height: 240, has_audio: false, clips: [] });
    const [event] = await app.db.event.findMany({ where: { materialId: id } });
    expect(event).toMatchObject({ userId: person.id, kind: 'MATERIAL' });
  });

  test('clips come in order, all of them or page by page', async () => {
    const { id } = await registered();
    const shot = { motion: 0, brightness: 1, sharpness: 1, speechRatio: 0, perceptualHash: '0'.repeat(16) };
    await app.db.clip.createMany({
      data: [2, 0, 1].map((index) => ({
        ...shot,
        materialId: id,
        index,
        startMs: index * 100,
        endMs: index * 100 + 100,
      })),
    });
    const clips = async (body: object) =>
      (await rest.call('POST', '/material/list/clip', { as: person.token, body: { parent_id: id, ...body } }))
        .body;
    const all = await clips({ page: 1, page_size: -1 });
    expect(all.total).toBe(3);
    expect(
      all.data.map((clip: { name: string; start_time: number }) => [clip.name, clip.start_time]),
    ).toEqual([
      ['切片 1', 0],
      ['切片 2', 100_000],
      ['切片 3', 200_000],
    ]);
    expect((await clips({ page: 2, page_size: 2 })).data).toHaveLength(1);
  });

  test('a download has the name of the material and every byte, and is counted', async () => {
    const { id, content } = await registered();
    const answer = await rest.call('GET', `/material/download/${id}`, { as: person.token });
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%E5%A4%8F%E6%97%A5.mp4");
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.body.equals(content)).toBe(true);
    const detail = await rest.call('GET', `/material/detail/${id}`, { as: person.token });
    expect(detail.body.data.download_count).toBe(1);
  });

  test('deleting takes the file along, unless another material still needs it', async () => {
    const { id, address } = await registered();
    const other = await rest.call('POST', '/material/add', {
      as: person.token,
      body: { url: address, name: 'b.mp4' },
    });
    const remove = (...ids: number[]) =>
      rest.call('POST', '/material/delete', { as: person.token, body: { material_ids: ids } });
    expect((await remove(id)).body).toMatchObject({ code: 0, data: [id] });
    expect(await app.storage.head(app.storage.keyOf(address)!)).not.toBeNull();
    expect((await remove(other.body.data)).status).toBe(200);
    expect(await app.storage.head(app.storage.keyOf(address)!)).toBeNull();
    expect((await remove(id)).status).toBe(404);
    expect(await app.db.event.count({ where: { materialId: id, kind: 'MATERIAL_DELETED' } })).toBe(1);
  });
});

describe('somebody else', () => {
  test('gets for an id the answer of an id that never was', async () => {
    const { id } = await registered();
    const never = 2_000_000_000;
    const ask = (as: string, given: number) =>
      Promise.all([
        rest.call('GET', `/material/detail/${given}`, { as }),
        rest.call('GET', `/material/download/${given}`, { as }),
        rest.call('POST', '/material/list/clip', { as, body: { parent_id: given } }),
        rest.call('POST', '/material/delete', { as, body: { material_ids: [given] } }),
      ]);
    const theirs = await ask(stranger.token, id);
    const none = await ask(stranger.token, never);
    expect(theirs.map(({ status, body }) => ({ status, body }))).toEqual(
      none.map(({ status, body }) => ({ status, body })),
    );
    expect(theirs.every(({ status }) => status === 404)).toBe(true);
    expect((await rest.call('GET', `/material/detail/${id}`, { as: person.token })).status).toBe(200);
    const list = await rest.call('POST', '/material/list/upload', {
      as: stranger.token,
      body: { page_size: 100 },
    });
    expect(list.body.data.map((item: { id: number }) => item.id)).not.toContain(id);
  });

  test('neither registers nor signs what is not theirs', async () => {
    const { address } = await registered();
    const sign = (as: string, url: string) => rest.call('POST', '/material/oss_sign', { as, body: { url } });
    const refused = await sign(stranger.token, address);
    for (const url of [
      address.replace(/.{6}\.mp4/, 'abcdef.mp4'),
      'oss://local/../secret-key',
      'oss://elsewhere/film/aa/aa.mp4',
      'http://169.254.169.254/',
      '',
    ]) {
      expect((await sign(stranger.token, url)).body).toEqual(refused.body);
    }
    expect(refused.status).toBe(404);
    expect((await sign(person.token, address)).status).toBe(200);
    const added = await rest.call('POST', '/material/add', {
      as: stranger.token,
      body: { url: address, name: 'a' },
    });
    expect(added.status).toBe(404);
  });
});

describe('signed addresses', () => {
  let url: string;
  let content: Buffer;
  beforeAll(async () => {
    const made = await registered();
    content = made.content;
    const signed = await rest.call('POST', '/material/oss_sign', {
      as: person.token,
      body: { url: made.address },
    });
    url = signed.body.data;
  });
  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(address, { headers, method });

  test('show the file to whoever holds them, in ranges', async () => {
    const whole = await get(url);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': String(content.length),
    });
    expect(whole.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);

    const part = await get(url, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${content.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 200))).toBe(true);
    const beyond = await get(url, { range: `bytes=${content.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${content.length}`);
  });

  test('answer HEAD, If-Range and If-None-Match', async () => {
    const head = await get(url, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(content.length));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const etag = head.headers.get('etag')!;
    expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"older"' })).status).toBe(200);
  });

  test('break with any change, and say so in Chinese', async () => {
    const changes = [
      url.replace(/s=./, (found) => (found === 's=A' ? 's=B' : 's=A')),
      url.replace(/e=\d/, 'e=9'),
      `${url}&n=other.mp4`,
      url.replace('/files/', '/files/../files/x'),
      url.replace('/files/material', '/files/%6daterial/..%2fmaterial'),
      url.replace(/\?.*/, ''),
      url.replace(/s=/, 's=a&s='),
      url.replace(/[?&]e=\d+/, '?x=1'),
    ];
    for (const changed of changes) {
      const answer = await get(changed);
      expect([403, 404]).toContain(answer.status);
      expect(answer.headers.get('cache-control') ?? 'no-store').toBe('no-store');
    }
    const forged = await get(changes[0]!);
    expect(forged.status).toBe(403);
    expect(await forged.text()).toBe('链接无效');
  });

  test('the file name is signed too', async () => {
    const key = app.storage.keyOf((await registered()).address)!;
    const saved = await get(
      rest.origin + (await app.storage.signedUrl(key, { downloadName: '成片 "1".mp4' })),
    );
    expect(saved.status).toBe(200);
    expect(saved.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"]*\\"1\\".mp4"; filename\*=UTF-8''/,
    );
  });
});

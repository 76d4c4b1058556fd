import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type TestPerson, testPerson } from '../../../tests/support/people.ts';
import { type TestServer, testServer } from '../../../tests/support/server.ts';
import { parseAllowList } from '../../platform/egress/allowList.ts';
import { createEgress } from '../../platform/egress/egress.ts';
import { issueApiKey } from '../accounts/accounts.ts';
import { callTool, createTool, deleteTool, fetchToolMedia, getTool, listTools, updateTool } from './lab.ts';
import type { MediaQuery } from './media.ts';

const CANARY = 'canary-7f3a91';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let app: TestApp;
let server: TestServer;
let admin: TestPerson;
let person: TestPerson;
let here: string;
let elsewhere: string;
const servers: Server[] = [];
const seen: Array<{ url: string; method: string; headers: IncomingMessage['headers']; body: string }> = [];

async function serve(answer: RequestListener): Promise<string> {
  const listener = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    seen.push({ url: request.url!, method: request.method!, headers: request.headers, body });
    answer(request, response);
  });
  servers.push(listener);
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

const answer: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url!, here);
  if (pathname === '/away') return response.writeHead(307, { location: `${elsewhere}/json` }).end();
  if (pathname === '/film') {
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'content-range': 'bytes 0-3/9',
      'set-cookie': 'a=b',
    });
    return response.end('film');
  }
  if (pathname === '/picture') return response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
  if (pathname === '/drawing') {
    return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
  }
  if (pathname === '/text') return response.writeHead(500, { 'content-type': 'text/plain' }).end('坏了');
  response.writeHead(200, { 'content-type': 'application/json' });
  const items = ['/film', `${elsewhere}/film`, 'ftp://x/y'].map((url) => ({ url }));
  response.end(JSON.stringify({ items, cover: '/picture', art: '/drawing', asked: [...searchParams] }));
};

/** With a key that may do everything. */
async function administrator(): Promise<TestPerson> {
  const made = await testPerson(app, { role: 'ADMIN' });
  const scopes = ['READ', 'CHANGE', 'SPEND', 'ADMINISTER'] as const;
  return { ...made, token: (await issueApiKey(app, { userId: made.user.id, name: 'lab', scopes })).key };
}

beforeAll(async () => {
  app = await testApp({ egressAllow: parseAllowList('127.0.0.1:*') });
  server = await testServer(app);
  [admin, person] = await Promise.all([administrator(), testPerson(app)]);
  here = await serve(answer);
  elsewhere = await serve(answer);
});
afterAll(() => {
  for (const listener of servers) {
    listener.close();
    listener.closeAllConnections();
  }
});
beforeEach(() => void seen.splice(0));

const fields = (more: Record<string, unknown> = {}) => ({
  name: `tool ${randomUUID()}`,
  description: '说明',
  method: 'POST',
  url: `${here}/json`,
  ...more,
});
const secret = { headers: [{ name: 'Authorization', value: `Bearer ${CANARY}` }] };

test('a tool is what was typed in, in the order it was typed in', async () => {
  const tool = await createTool(app, admin.viewer, {
    ...fields(),
    example: '{"z": 1, "a": [1.5, "x"]}',
    jsonSchema: { type: 'object', properties: { z: { type: 'integer' }, a: {} } },
    tags: '视频，图片 video,, 视频',
    timeoutSeconds: '15',
    videoKey: ' items[*].url ',
  });
  const read = await getTool(app, admin.viewer, tool.id);
  expect(JSON.stringify(read.example)).toBe('{"z":1,"a":[1.5,"x"]}');
  expect(JSON.stringify(read.jsonSchema)).toContain('{"z":{"type":"integer"},"a":{}}');
  expect(read).toMatchObject({
    tags: ['视频', '图片', 'video'],
    timeoutSeconds: 15,
    videoKey: 'items[*].url',
    imageKey: null,
  });
  const { items, total } = await listTools(app, admin.viewer, { page: 1, pageSize: 12 });
  expect([items[0]!.id, total]).toEqual([tool.id, 1]);
});

test.each([
  [{ name: ' ' }, 'name', '请输入工具名称'],
  [{ description: '' }, 'description', '请输入工具描述'],
  [{ method: 'PUT' }, 'method', '请选择请求方式：GET 或 POST'],
  [{ url: '' }, 'url', '请输入工具地址'],
  [{ url: 'ftp://x' }, 'url', '只支持 http 和 https 地址，请检查地址开头'],
  [{ timeoutSeconds: 0 }, 'timeoutSeconds', '请输入正整数'],
  [{ timeoutSeconds: 1.5 }, 'timeoutSeconds', '请输入正整数'],
  [{ timeoutSeconds: 'x' }, 'timeoutSeconds', '请输入正整数'],
  [{ timeoutSeconds: 301 }, 'timeoutSeconds', '超时时间不能超过300秒'],
  [{ example: '{' }, 'example', '示例数据不是合法 JSON'],
  [{ example: '['.repeat(100) + ']'.repeat(100) }, 'example', 'JSON 嵌套不能超过 24 层，请精简后重试'],
  [{ jsonSchema: '{a}' }, 'jsonSchema', 'Schema 不是合法 JSON'],
  [{ jsonSchema: '[]' }, 'jsonSchema', 'Schema 不是合法 JSON'],
  [{ jsonSchema: { type: 'nothing' } }, 'jsonSchema', expect.stringContaining('不是合法的 JSON Schema')],
  [{ jsonSchema: { $ref: 'http://x/y' } }, 'jsonSchema', expect.stringContaining('不是合法的 JSON Schema')],
  [{ jsonSchema: { pattern: '^(a+)+$' } }, 'jsonSchema', expect.stringContaining('正则')],
  [{ jsonSchema: { pattern: '(' } }, 'jsonSchema', expect.stringContaining('不是合法的 JSON Schema')],
  [{ videoKey: 'a..b' }, 'videoKey', '视频路径格式不正确，例如 data.items[*].url'],
  [{ tags: 'x'.repeat(40) }, 'tags', '每个标签不能超过32个字符'],
  [{ headers: [{ name: 'Host', value: 'x' }] }, 'headers', expect.stringContaining('Host')],
  [{ headers: [{ name: 'Content-Type', value: 'x' }] }, 'headers', expect.stringContaining('Content-Type')],
  [{ headers: [{ name: 'X-Key' }] }, 'headers', '请填写请求头 X-Key 的值'],
  [
    {
      headers: [
        { name: 'a', value: '1' },
        { name: 'A', value: '2' },
      ],
    },
    'headers',
    '密钥请求头的名称不能重复',
  ],
])('%j: %s', async (wrong, field, message) => {
  await expect(createTool(app, admin.viewer, fields(wrong))).rejects.toMatchObject({
    message,
    details: { field },
  });
});

test('names are unique and stay', async () => {
  const wanted = fields();
  const tool = await createTool(app, admin.viewer, wanted);
  await expect(createTool(app, admin.viewer, wanted)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '已有同名工具',
  });
  const after = await updateTool(app, admin.viewer, tool.id, {
    ...wanted,
    name: 'another',
    description: '新的',
  });
  expect(after).toMatchObject({ name: wanted.name, description: '新的' });
});

test('secrets reach their own origin and nobody else: no answer, no row, no log, no redirect, no other address', async () => {
  const tool = await createTool(app, admin.viewer, fields({ url: `${here}/away`, ...secret }));
  await callTool(app, admin.viewer, { id: tool.id, data: { q: 1 } });
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${CANARY}`, undefined]);
  await callTool(app, admin.viewer, { method: 'POST', url: `${here}/json` });
  expect(seen[2]!.headers.authorization).toBeUndefined();

  const rows = await app.db.$queryRaw`SELECT row_to_json(t)::text AS tool FROM "LabTool" t`;
  const acts = await app.db.auditEntry.findMany({ select: { changes: true, target: true } });
  const graphql = await server.graphql('{ labTools { rows { name headerNames } } }', { as: admin.token });
  const rest = await fetch(`${server.origin}/api/v1/lab/list`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const told = [JSON.stringify([rows, acts]), graphql.text, await rest.text(), app.logs.join('')];
  for (const text of told) expect(text).not.toContain(CANARY);
  expect(graphql.text).toContain('"headerNames":["Authorization"]');
  expect(Buffer.from(tool.sealedHeaders!).includes(CANARY)).toBe(false);
});

test('secrets stay when left alone, go when left out, and never follow an address to another site', async () => {
  const wanted = fields(secret);
  const { id } = await createTool(app, admin.viewer, wanted);
  const sent = async () => {
    seen.splice(0);
    await callTool(app, admin.viewer, { id, data: {} });
    return seen[0]!.headers;
  };
  await updateTool(app, admin.viewer, id, { ...wanted, headers: undefined });
  expect((await sent()).authorization).toBe(`Bearer ${CANARY}`);
  await updateTool(app, admin.viewer, id, {
    ...wanted,
    headers: [
      { name: 'authorization', value: '' },
      { name: 'x-more', value: '2' },
    ],
  });
  expect(await sent()).toMatchObject({ authorization: `Bearer ${CANARY}`, 'x-more': '2' });
  for (const headers of [undefined, [{ name: 'authorization' }, { name: 'x-more' }]]) {
    await expect(
      updateTool(app, admin.viewer, id, { ...wanted, url: `${elsewhere}/json`, headers }),
    ).rejects.toMatchObject({
      details: { field: 'headers' },
      message: expect.stringContaining('换到其他站点'),
    });
  }
  await app.db.labTool.update({ where: { id }, data: { url: `${elsewhere}/json` } });
  await expect(sent()).rejects.toThrow();
  expect(seen).toEqual([]);
  await app.db.labTool.update({ where: { id }, data: { url: wanted.url } });
  expect(await updateTool(app, admin.viewer, id, { ...wanted, headers: [] })).toMatchObject({
    headerNames: [],
    sealedHeaders: null,
  });
  expect((await sent()).authorization).toBeUndefined();
});

test('GET puts data into the address; POST sends them as JSON', async () => {
  const data = { q: '海 边', n: 2, list: ['a', 'b'], deep: { x: 1 }, none: null };
  const get = await callTool(app, admin.viewer, { method: 'GET', url: `${here}/json?kept=1`, data });
  expect(get.data).toMatchObject({
    asked: [
      ['kept', '1'],
      ['q', '海 边'],
      ['n', '2'],
      ['list', 'a'],
      ['list', 'b'],
      ['deep', '{"x":1}'],
    ],
  });
  await callTool(app, admin.viewer, { method: 'POST', url: `${here}/json`, data });
  expect(JSON.parse(seen[1]!.body)).toEqual(data);
  expect(seen[1]!.headers['content-type']).toBe('application/json');
  await expect(callTool(app, admin.viewer, { method: 'GET', url: here, data: [1] })).rejects.toMatchObject({
    details: { field: 'data' },
  });
});

test('answers that are no JSON are text, or said to be neither', async () => {
  expect(await callTool(app, admin.viewer, { method: 'GET', url: `${here}/text` })).toMatchObject({
    status: 500,
    data: '坏了',
    isJson: false,
    note: null,
  });
  expect(await callTool(app, admin.viewer, { method: 'GET', url: `${here}/picture` })).toMatchObject({
    data: null,
    note: expect.stringContaining('image/png'),
  });
});

test('films and pictures are shown through us, to this administrator, and nothing else is', async () => {
  const { id } = await createTool(app, admin.viewer, {
    ...fields(secret),
    videoKey: 'items[*].url',
    imageKey: 'cover, art',
  });
  const { media } = await callTool(app, admin.viewer, { id });
  expect(media.map(({ kind, path, url }) => [kind, path, url])).toEqual([
    ['VIDEO', 'items[0].url', `${here}/film`],
    ['VIDEO', 'items[1].url', `${elsewhere}/film`],
    ['IMAGE', 'cover', `${here}/picture`],
    ['IMAGE', 'art', `${here}/drawing`],
  ]);
  const get = (preview: string, as = admin.token, headers = {}) =>
    fetch(server.origin + preview, { headers: { authorization: `Bearer ${as}`, ...headers } });
  seen.splice(0);
  const film = await get(media[0]!.preview, admin.token, { range: 'bytes=0-' });
  expect([film.status, film.headers.get('content-range'), film.headers.get('set-cookie')]).toEqual([
    206,
    'bytes 0-3/9',
    null,
  ]);
  expect(seen[0]!.headers).toMatchObject({ range: 'bytes=0-4194303', authorization: `Bearer ${CANARY}` });
  expect((await get(media[1]!.preview)).status).toBe(206);
  expect(seen[1]!.headers.authorization).toBeUndefined();
  const picture = await get(media[2]!.preview);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(PNG);
  expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  expect((await get(media[3]!.preview)).status).toBe(503);

  seen.splice(0);
  const other = await administrator();
  const changed = media[2]!.preview.replace('picture', 'text');
  for (const [preview, as] of [
    [media[2]!.preview, other.token],
    [media[2]!.preview, person.token],
    [changed, admin.token],
  ] as const) {
    expect((await get(preview, as)).status).toBe(404);
  }
  const words = Object.fromEntries(new URL(media[2]!.preview, here).searchParams);
  const late = { ...words, t: id, e: 1 } as unknown as MediaQuery;
  await expect(fetchToolMedia(app, admin.viewer, late, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(seen).toEqual([]);
});

test('what is inside stays closed where the operator has not opened it, and the sentence is told', async () => {
  const closedApp = { ...app, egress: createEgress({ ...app.config, egressAllow: [] }) };
  for (const url of ['http://127.0.0.1/', 'http://169.254.169.254/latest/', 'http://[::ffff:10.0.0.1]/']) {
    await expect(callTool(closedApp, admin.viewer, { method: 'GET', url })).rejects.toThrow('无法访问该地址');
  }
});

test('administration alone: to others there is no lab', async () => {
  const { id } = await createTool(app, admin.viewer, fields());
  const unverified = await testPerson(app, { role: 'ADMIN', verified: false });
  const tries = [
    () => listTools(app, person.viewer, { page: 1, pageSize: 12 }),
    () => getTool(app, person.viewer, id),
    () => createTool(app, person.viewer, fields()),
    () => updateTool(app, person.viewer, id, fields()),
    () => deleteTool(app, person.viewer, id),
    () => callTool(app, person.viewer, { id }),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(deleteTool(app, unverified.viewer, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(seen).toEqual([]);
});

test('every act is in the audit log', async () => {
  const wanted = fields({ url: `${here}/json?key=${CANARY}` });
  const { id } = await createTool(app, admin.viewer, wanted);
  await updateTool(app, admin.viewer, id, { ...wanted, method: 'GET' });
  await deleteTool(app, admin.viewer, id);
  await expect(deleteTool(app, admin.viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const acts = await app.db.auditEntry.findMany({
    where: { target: `lab-tool:${id}` },
    orderBy: { id: 'asc' },
    select: { action: true, changes: true },
  });
  expect(acts.map(({ action }) => action)).toEqual(['lab-tool.create', 'lab-tool.update', 'lab-tool.delete']);
  expect(acts[1]!.changes).toEqual({ method: ['POST', 'GET'] });
  expect(JSON.stringify(acts)).not.toContain(CANARY);
});

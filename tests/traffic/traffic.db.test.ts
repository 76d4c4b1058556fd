import { beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { issueApiKey } from '../../server/domains/accounts/accounts.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type TestPerson, testPerson } from '../support/people.ts';
import { type TestServer, testServer } from '../support/server.ts';

let app: TestApp;
/** Two API processes' worth on one database, behind a proxy they trust. */
let servers: [TestServer, TestServer];
let admin: TestPerson;

const LIMITS = { api: 60, page: 400, files: 400 };

beforeAll(async () => {
  app = await testApp({
    trustProxy: true,
    traffic: {
      guard: true,
      allowlist: ['203.0.113.200', '2001:db8:aaaa::/48'],
      perMinute: LIMITS,
      signInFailures: 8,
      scanPaths: 6,
      keepDays: 7,
    },
  });
  servers = [await testServer(app), await testServer(app)];
  admin = await testPerson(app, { role: 'ADMIN' });
  const scopes = ['READ', 'CHANGE', 'SPEND', 'ADMINISTER'] as const;
  admin.token = (await issueApiKey(app, { userId: admin.user.id, name: 'all', scopes })).key;
});

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const get = (path: string, ip: string, which = 0, headers: Record<string, string> = {}) =>
  fetch(`${servers[which as 0 | 1].origin}${path}`, { headers: { ...from(ip), ...headers } });
const eventually = { timeout: 15_000, interval: 50 };

const counted = async (ip: string) => {
  const rows = await app.db.requestStat.findMany({ where: { ip }, orderBy: { endpoint: 'asc' } });
  return Object.fromEntries(
    Object.entries(Object.groupBy(rows, ({ endpoint }) => endpoint)).map(([endpoint, all]) => [
      endpoint,
      [sum(all!, 'requests'), sum(all!, 'successes'), sum(all!, 'failures')],
    ]),
  );
};
const sum = <Row>(rows: Row[], key: keyof Row) => rows.reduce((total, row) => total + Number(row[key]), 0);

test('what two processes answered is one exact sum', async () => {
  const ip = '198.51.100.1';
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([0, 1].map((which) => get('/api/v1/openapi.json', ip, which)));
    await get('/api/v1/user/info', ip, round % 2);
  }
  await expect
    .poll(() => counted(ip), eventually)
    .toEqual({
      'GET /api/v1/openapi.json': [20, 20, 0],
      'GET /api/v1/user/info': [10, 0, 10],
    });
  const rows = await app.db.requestStat.findMany({ where: { ip } });
  for (const row of rows) {
    expect(row.totalMs).toBeGreaterThan(0);
    expect(row.slowestMs).toBeLessThanOrEqual(row.totalMs);
    expect(Math.abs(row.lastAccessAt.getTime() - Date.now())).toBeLessThan(60_000);
  }
});

test('aliases, fragments and sockets hide no call', async () => {
  const ip = '198.51.100.2';
  const aliases = Array.from({ length: 5 }, (_, index) => `a${index}: viewer { id }`).join(' ');
  const query = `query { ${aliases} ...Rest } fragment Rest on Query { b: viewer { id } ... on Query { __typename } }`;
  await servers[0].graphql(query, { as: admin.token, headers: from(ip) });
  await servers[1].graphql('{ nothing }', { headers: from(ip) });
  const client = servers[0].socketClient(admin.token, { headers: from(ip) });
  for await (const result of client.iterate({ query: '{ one: viewer { id } two: viewer { id } }' })) {
    expect(result.errors).toBeUndefined();
  }
  await expect
    .poll(() => counted(ip), eventually)
    .toEqual({
      'graphql viewer': [8, 8, 0],
      'graphql __typename': [1, 1, 0],
      'graphql (refused)': [1, 0, 1],
    });
});

test('a refused field is a failure, its neighbour is not', async () => {
  const ip = '198.51.100.3';
  const { token } = await testPerson(app);
  const query = '{ ok: viewer { id } no: blockedAddresses(page: { number: 1, size: 10 }) { total } }';
  await servers[0].graphql(query, { as: token, headers: from(ip) });
  await expect
    .poll(() => counted(ip), eventually)
    .toEqual({ 'graphql viewer': [1, 1, 0], 'graphql blockedAddresses': [1, 0, 1] });
});

test('too much is answered 429 with when to come back, and nobody else is kept waiting', async () => {
  const ip = '198.51.100.4';
  const answers = await Promise.all(
    Array.from({ length: LIMITS.api }, () => get('/api/v1/openapi.json', ip)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused[0]!.json()).toMatchObject({
    code: 429,
    message: '请求过于频繁，请稍后再试',
    data: null,
  });
  expect((await get('/api/v1/openapi.json', '198.51.100.5')).status).toBe(200);
  expect((await get('/api/v1/openapi.json', '127.0.0.1')).status).toBe(200);
});

test('aliases spend what calls spend', async () => {
  const ip = '198.51.100.6';
  const many = `{ ${Array.from({ length: 29 }, (_, index) => `a${index}: __typename`).join(' ')} }`;
  expect((await servers[0].graphql(many, { headers: from(ip) })).body.errors).toBeUndefined();
  const { body } = await servers[0].graphql(many, { headers: from(ip) });
  expect(body.errors).toMatchObject([
    { message: '请求过于频繁，请稍后再试', extensions: { code: 'RATE_LIMITED' } },
  ]);
});

/** Asks on both processes, again and again: windows are minutes of the clock, and one may end in the middle. */
async function flood(address: (index: number) => string, path: string, rounds = 20): Promise<void> {
  const blocks = () => app.db.addressBlock.count({ where: { until: { gt: new Date() }, endpoint: 'api' } });
  const before = await blocks();
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: 70 }, (_, index) => get(path, address(index), index % 2)));
    // The watches write once a second.
    await new Promise((resolve) => setTimeout(resolve, 300));
    if ((await blocks()) > before) return;
  }
}

test('a flood out of one /64 is one flood: blocked on every process, shown, lifted everywhere', async () => {
  const network = '2001:db8:0:7::/64';
  const address = (index: number) => `2001:db8:0:7::${(index + 1).toString(16)}`;
  await flood(address, '/api/v1/openapi.json');
  const blocked = `{ blockedAddresses(page: { number: 1, size: 50 }) { rows { ip endpoint reason reasonText remainingSeconds } } }`;
  const shown = async () => {
    const { body } = await servers[1].graphql(blocked, { as: admin.token });
    return body.data.blockedAddresses.rows.find((row: { ip: string }) => row.ip === network);
  };
  await expect
    .poll(shown, eventually)
    .toMatchObject({ endpoint: 'api', reason: 'FLOOD', reasonText: '请求过于频繁' });
  expect((await shown()).remainingSeconds).toBeGreaterThan(0);
  const status = (which: number) => async () =>
    (await get('/api/v1/openapi.json', '2001:db8:0:7:ffff::9', which)).status;
  for (const which of [0, 1]) await expect.poll(status(which), eventually).toBe(429);
  // Other areas and the neighbour's network go on.
  expect((await get('/nowhere.txt', address(1))).status).toBe(404);
  expect((await get('/api/v1/openapi.json', '2001:db8:0:8::1')).status).toBe(200);

  const { body } = await servers[0].graphql(
    'mutation ($ip: String!) { unblockAddress(input: { ip: $ip }) { ip } }',
    { as: admin.token, variables: { ip: address(3) } },
  );
  expect(body).toEqual({ data: { unblockAddress: { ip: network } } });
  // Its counters are at zero as well: both serve it again, and go on doing so.
  for (const which of [0, 1]) await expect.poll(status(which), eventually).toBe(200);
  expect(await shown()).toBeUndefined();
  const entry = await app.db.auditEntry.findFirstOrThrow({ where: { action: 'address.unblock' } });
  expect(entry).toMatchObject({
    actorId: admin.user.id,
    target: `address:${network}`,
    changes: { api: ['FLOOD', null] },
  });
});

test('guessing keeps an address from signing in, by REST, GraphQL and Basic, and from nothing else', async () => {
  const ip = '198.51.100.7';
  for (let count = 0; count < 4; count += 1) {
    await fetch(`${servers[0].origin}/api/v1/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(ip) },
      body: JSON.stringify({ user_name: `nobody${count}`, password: 'wrong' }),
    });
    const basic = Buffer.from(`nobody${count}:wrong`).toString('base64');
    await get('/api/v1/user/info', ip, 1, { authorization: `Basic ${basic}` });
  }
  await expect
    .poll(
      () => app.db.addressBlock.findMany({ where: { ip }, select: { endpoint: true, reason: true } }),
      eventually,
    )
    .toEqual([{ endpoint: 'login', reason: 'CREDENTIAL_GUESSING' }]);
  const login = async (which: 0 | 1) =>
    fetch(`${servers[which].origin}/api/v1/user/login`, { method: 'POST', headers: from(ip) });
  for (const which of [0, 1] as const) {
    await expect
      .poll(async () => Number((await login(which)).headers.get('retry-after')), eventually)
      .toBeGreaterThan(600);
  }
  expect((await get('/api/v1/user/info', ip, 0, { authorization: `Bearer ${admin.token}` })).status).toBe(
    200,
  );
});

test('a scan is ever new addresses of nothing; people who are signed in there work on', async () => {
  const [clumsy, scanner] = ['198.51.100.8', '198.51.100.9'];
  for (let count = 0; count < 12; count += 1) await get('/api/v1/wrong', clumsy);
  for (const path of ['/.env', '/wp-login.php', '/api/v1/x1', '/api/v1/x2', '/.git/config', '/phpmyadmin/']) {
    await get(path, scanner);
  }
  await expect
    .poll(
      () =>
        app.db.addressBlock.findMany({ where: { ip: scanner }, select: { endpoint: true, reason: true } }),
      eventually,
    )
    .toEqual([{ endpoint: '*', reason: 'SCANNING' }]);
  await expect
    .poll(async () => (await get('/', scanner, 1, { accept: 'text/html' })).status, eventually)
    .toBe(429);
  const page = await get('/', scanner, 1, { accept: 'text/html' });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('请求过于频繁，请稍后再试');
  const bearer = { authorization: `Bearer ${admin.token}` };
  expect((await get('/api/v1/user/info', scanner, 1, bearer)).status).toBe(200);
  expect((await get('/api/v1/user/info', scanner, 1, { authorization: 'Bearer made-up' })).status).toBe(429);
  expect(await app.db.addressBlock.count({ where: { ip: clumsy } })).toBe(0);
});

test('the next block is longer; whom the operator has named is never blocked', async () => {
  const ip = '198.51.100.10';
  await app.db.addressBlock.create({
    data: { ip, endpoint: 'api', reason: 'FLOOD', times: 2, until: new Date(Date.now() - 1000) },
  });
  await flood(() => ip, '/api/v1/openapi.json');
  await expect
    .poll(() => app.db.addressBlock.findFirst({ where: { ip } }), eventually)
    .toMatchObject({ times: 3 });
  const { until, createdAt } = await app.db.addressBlock.findFirstOrThrow({ where: { ip } });
  expect((until.getTime() - createdAt.getTime()) / 1000).toBeCloseTo(240, 0);
  for (const named of ['203.0.113.200', '2001:db8:aaaa:1::5']) {
    await flood(() => named, '/api/v1/openapi.json', 2);
    expect((await get('/api/v1/openapi.json', named)).status).toBe(200);
  }
});

test('who trusts no proxy believes no header', async () => {
  const strict = await testServer({ ...app, config: { ...app.config, trustProxy: false } });
  const before = (await counted('127.0.0.1'))['GET /api/v1/openapi.json']?.[0] ?? 0;
  await fetch(`${strict.origin}/api/v1/openapi.json`, { headers: from('198.51.100.99') });
  await strict.close();
  expect(await counted('198.51.100.99')).toEqual({});
  expect((await counted('127.0.0.1'))['GET /api/v1/openapi.json']?.[0]).toBe(before + 1);
});

test('metrics are for this machine, for who has the token, and for administrators', async () => {
  const server = await testServer({
    ...app,
    config: { ...app.config, metricsToken: 'a-token-for-prometheus' },
  });
  const ask = (headers: Record<string, string>) =>
    fetch(`${server.origin}/metrics`, { headers }).then(({ status }) => status);
  const other = await testPerson(app);
  const away = from('198.51.100.20');
  expect(await ask({})).toBe(200);
  expect(await ask(away)).toBe(404);
  expect(await ask({ ...away, authorization: 'Bearer a-token-for-prometheus' })).toBe(200);
  expect(await ask({ ...away, authorization: 'Bearer a-token-for-somebody' })).toBe(404);
  expect(await ask({ ...away, authorization: `Bearer ${admin.token}` })).toBe(200);
  expect(await ask({ ...away, authorization: `Bearer ${other.token}` })).toBe(404);
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  expect(text).toMatch(/reelsmith_blocked_addresses [1-9]/);
  await server.close();
});

test('a socket that sends and sends is closed with 4429, a blocked address gets none', async () => {
  const open = async (ip: string) => {
    const socket = new WebSocket(
      `${servers[0].origin.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
      {
        headers: from(ip),
      },
    );
    const ended = new Promise<number>((resolve) => {
      socket.on('close', resolve);
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
      socket.on('error', () => undefined);
    });
    return { socket, ended };
  };
  const { socket, ended } = await open('198.51.100.30');
  socket.on('open', () => {
    for (let count = 0; count < 700; count += 1) socket.send('{"type":"ping"}');
  });
  expect(await ended).toBe(4429);
  await app.db.addressBlock.create({
    data: { ip: '198.51.100.31', endpoint: 'api', reason: 'FLOOD', until: new Date(Date.now() + 60_000) },
  });
  await expect.poll(async () => (await open('198.51.100.31')).ended, eventually).toBe(429);
});

import { beforeAll, expect, test } from 'vitest';
import { createUser, signIn } from '../../server/domains/accounts/accounts.ts';
import { PAYMENT_CHANNEL, topUp } from '../../server/domains/credits/credits.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type RestServer, restServer } from '../support/restServer.ts';

let app: TestApp;
let server: RestServer;
/** The token of a sign-in: somebody in person. */
let session: string;
let basic: Record<string, string>;

beforeAll(async () => {
  app = await testApp();
  server = await restServer(app);
  const user = await createUser(app, { userName: 'keeper', password: 'correct horse' });
  await topUp(app.db, {
    userId: user.id,
    amountCredits: 1234,
    key: 'keeper',
    channel: PAYMENT_CHANNEL.WECHAT_PAY,
    note: '首充',
  });
  const given = { userName: 'keeper', password: 'correct horse', ip: '127.0.0.1', userAgent: null };
  session = (await signIn(app, given)).token;
  basic = { authorization: `Basic ${Buffer.from('keeper:correct horse').toString('base64')}` };
});

const post = (path: string, body: unknown, as: string | Record<string, string> = session) =>
  server.call('POST', path, { as, body });

test('a key is made, listed, used and deleted as the seed’s clients do it', async () => {
  const made = await post('/user/add-api-key', { name: ' 脚本 ', description: null });
  expect(made.status).toBe(200);
  const key: string = made.body.api_key;
  expect(key).toMatch(/^rs_/);

  const inFull = await server.call('GET', '/user/api-keys', { as: basic });
  expect(inFull.body.keys).toMatchObject([
    { name: '脚本', description: null, key, masked: false, scopes: ['read', 'change', 'spend'] },
  ]);
  expect(inFull.headers.get('cache-control')).toBe('no-store');

  const byKey = await server.call('GET', '/user/api-keys', { as: key });
  expect(byKey.body.keys).toMatchObject([{ key: `${key.slice(0, 8)}…${key.slice(-4)}`, masked: true }]);
  expect(JSON.stringify(byKey.body)).not.toContain(key);

  expect((await post('/user/add-api-key', { name: '脚本' })).status).toBe(409);
  for (const path of ['/user/add-api-key', '/user/delete-api-key']) {
    expect((await post(path, { name: 'by key' }, key)).status).toBe(403);
  }
  expect((await post('/user/delete-api-key', { name: '脚本' }, basic)).body).toMatchObject({ code: 0 });
  expect((await server.call('GET', '/user/info', { as: key })).status).toBe(401);
  expect((await post('/user/delete-api-key', { name: '脚本' })).status).toBe(404);
});

test('what is wrong with a new key is said in one sentence', async () => {
  const refused = async (body: unknown) => {
    const answer = await post('/user/add-api-key', body);
    return [answer.status, answer.body.field, answer.body.message];
  };
  expect(await refused({})).toEqual([400, 'name', '请输入密钥名称']);
  expect(await refused({ name: ' ' })).toEqual([400, 'name', '请输入密钥名称']);
  expect(await refused({ name: 'a', scopes: ['all'] })).toEqual([
    400,
    'scopes.0',
    '权限须为 read、change、spend、administer',
  ]);
  expect(await refused({ name: 'a', scopes: ['administer'] })).toEqual([
    400,
    'scopes',
    '只有管理员可以授予管理权限',
  ]);
  expect(await refused({ name: 'a', expires_in_days: 4000 })).toEqual([
    400,
    'expires_in_days',
    '有效期须为 1 至 3650 天',
  ]);
});

test('a key that may only read reads, and is told why it may not more', async () => {
  const { body } = await post('/user/add-api-key', { name: 'reader', scopes: ['read'], expires_in_days: 30 });
  const call = (path: string) => post(path, {}, body.api_key);
  expect((await server.call('GET', '/user/info', { as: body.api_key })).status).toBe(200);
  expect((await call('/billing/statement')).status).toBe(200);
  const refused = await call('/project/workflow/add');
  expect([refused.status, refused.body.message]).toEqual([
    403,
    '当前密钥没有此权限，请换用权限更大的密钥或登录后操作',
  ]);
});

test('one’s own bill in the seed’s shape, and as a file', async () => {
  const { body } = await post('/billing/statement', { page: 1, page_size: 10, kind: 'top_up' });
  expect(body).toMatchObject({
    total: 1,
    sums: { charge: 12.34, cost: 0 },
    data: [
      {
        username: 'keeper',
        charge: 12.34,
        cost: 0,
        channel: 2,
        cost_channel: null,
        credits_before: 0,
        credits_after: 1234,
        extra_info: { kind: 'top_up', amount: 1234, description: '首充', project_id: null },
      },
    ],
  });
  const file = await server.call('GET', '/billing/statement.csv?kind=top_up', { as: session });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(decodeURIComponent(file.headers.get('content-disposition')!)).toMatch(
    /积分账单-keeper-\d{4}-\d\d-\d\d\.csv/,
  );
  const lines = file.body.toString().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF流水号,时间（北京时间）,类型,积分,/);
  expect(lines[1]).toMatch(/,充值,1234,12.34,微信支付,0,1234,1234,首充,,$/);
  expect(
    (await server.call('GET', '/billing/statement.csv?kind=settle', { as: session })).body.toString(),
  ).toMatch(/^[^\n]*\r\n$/);
});

test.each([
  ['/billing/statement.csv?kind=all', 'kind'],
  ['/billing/statement.csv?start_time=yesterday', 'start_time'],
  ['/billing/statement.csv?start_time=2026-01-02%2000:00:00&end_time=2026-01-01%2000:00:00', 'before'],
  ['/billing/statement.csv?kind=%00', 'query'],
])('%s is refused before a file begins', async (path, field) => {
  const answer = await server.call('GET', path, { as: session });
  expect([answer.status, answer.body.field]).toEqual([400, field]);
});

test('strangers have no bill and no keys', async () => {
  for (const [method, path] of [
    ['GET', '/user/api-keys'],
    ['POST', '/user/add-api-key'],
    ['POST', '/user/delete-api-key'],
    ['POST', '/billing/statement'],
    ['GET', '/billing/statement.csv'],
  ] as const) {
    const answer = await server.call(method, path, method === 'POST' ? { body: { name: 'x' } } : {});
    expect([path, answer.status]).toEqual([path, 401]);
  }
});

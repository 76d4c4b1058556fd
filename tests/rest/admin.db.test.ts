import { beforeAll, expect, test } from 'vitest';
import { issueApiKey } from '../../server/domains/accounts/accounts.ts';
import { routes } from '../../server/rest/v1/routes.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type TestPerson, testPerson } from '../support/people.ts';
import { type RestServer, restServer } from '../support/restServer.ts';

let app: TestApp;
let rest: RestServer;
let admin: TestPerson;
/** What their own key does not have unless it was asked for. */
let key: string;
let person: TestPerson;

beforeAll(async () => {
  app = await testApp();
  admin = await testPerson(app, { role: 'ADMIN', credits: 0 });
  person = await testPerson(app, { credits: 0 });
  const scopes = ['READ', 'CHANGE', 'SPEND', 'ADMINISTER'] as const;
  key = (await issueApiKey(app, { userId: admin.user.id, name: 'administer', scopes })).key;
  rest = await restServer(app);
});

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  rest.call(method, path, { as: key, ...(body === undefined ? {} : { body }), headers });

test('to others every path of the administration is one that is not there, whatever is sent', async () => {
  const paths = routes.filter(({ permission }) => permission === 'administer');
  expect(paths.length).toBeGreaterThan(12);
  for (const { method, path } of paths) {
    const [there, nowhere] = await Promise.all(
      [path, '/nowhere/at-all'].map((one) =>
        rest.call(method, one, { as: person.token, ...(method === 'GET' ? {} : { body: { user_id: 1 } }) }),
      ),
    );
    expect([path, there!.status, there!.body]).toEqual([path, nowhere!.status, nowhere!.body]);
    expect((await rest.call(method, path, {})).status).toBe(401);
  }
});

test('an account is registered, listed, changed, authorised', async () => {
  const made = await call('POST', '/user/admin/register', {
    user_name: 'rest-made',
    password: '123456',
    nick_name: '接口',
    email: 'rest@example.com',
    phone: null,
    sex: 'female',
  });
  expect(made.body).toMatchObject({
    code: 0,
    data: { user_name: 'rest-made', verified: true, role: 'user' },
  });
  expect(JSON.stringify(made.body)).not.toMatch(/password|hash/i);
  const { id } = made.body.data;
  const whole = await call('GET', '/user/list');
  expect(whole.body.data).toHaveLength(whole.body.total);
  const found = await call(
    'GET',
    '/user/list?search=rest-MADE&page=1&page_size=10&verified=true&sort=credits',
  );
  expect(found.body).toMatchObject({ total: 1, data: [{ id, last_sign_in_time: null }] });
  const changed = await call('PUT', '/user/admin/update', {
    user_id: id,
    space: '华南',
    role: 'admin',
    email: '',
  });
  expect(changed.body.data).toMatchObject({ space: '华南', role: 'admin', email: null, nick_name: '接口' });
  const revoked = await call('PUT', '/user/admin/verify', { user_id: id, verified: false });
  expect(revoked.body.data.verified).toBe(false);
  const reset = await call('POST', '/user/admin/reset-password', { user_id: id });
  expect(reset.body.data.password).toMatch(/^[a-z2-9-]{19}$/);
  expect((await call('POST', '/user/admin/end-sessions', { user_id: id })).body.data.ended).toBe(0);
});

test.each([
  ['POST', '/user/admin/register', { password: '123456' }, '请输入用户名'],
  ['POST', '/user/admin/register', { user_name: 'x' }, '请输入密码'],
  [
    'POST',
    '/user/admin/register',
    { user_name: 'x', password: '123456', email: 'x@' },
    '请输入有效的邮箱地址',
  ],
  ['POST', '/billing/recharge', { user_id: 1 }, '请输入充值金额'],
  ['POST', '/billing/recharge', { user_id: 1, amount: '' }, '请输入充值金额'],
  ['POST', '/billing/recharge', { user_id: 1, amount: 0 }, '充值金额最少 0.01 元'],
  ['POST', '/billing/recharge', { user_id: 1, amount: 0.001 }, '充值金额最多两位小数'],
  ['POST', '/billing/recharge', { user_id: 1, amount: -5 }, '请输入有效的充值金额'],
  ['POST', '/billing/recharge', { user_id: 1, amount: 1e21 }, '请输入有效的充值金额'],
  ['POST', '/billing/admin/query', { channel: 4 }, '充值渠道须为 1、2、3 或 100'],
  ['POST', '/billing/admin/query', { cost_channel: 9 }, '消费渠道须为 1、2 或 3'],
  ['POST', '/billing/admin/query', { start_time: '昨天' }, '时间格式为 YYYY-MM-DD HH:mm:ss'],
  ['GET', '/user/list?page=0', undefined, '页码须为正整数'],
  ['GET', '/user/list?sort=password', undefined, '排序字段不正确'],
])('%s %s %j is refused with its sentence', async (method, path, body, message) => {
  const answer = await call(method, path, body);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});

test('a recharge is exact and happens once under its key', async () => {
  const body = { user_id: person.user.id, amount: 0.07 };
  const named = { 'idempotency-key': 'order-1' };
  const [one, two] = [
    await call('POST', '/billing/recharge', body, named),
    await call('POST', '/billing/recharge', body, named),
  ];
  expect(two.body).toEqual(one.body);
  expect(one.body.data).toEqual({ user_id: person.user.id, credits: 7, credits_held: 0 });
  await call('POST', '/billing/recharge', { ...body, amount: '1.10' });
  const now = await app.db.user.findUniqueOrThrow({ where: { id: person.user.id } });
  expect(now.credits).toBe(117);
});

test('bills are found by every filter and come as a file', async () => {
  const mine = { user_id: String(person.user.id), username: ` ${person.user.userName} `, channel: '100' };
  const { body } = await call('POST', '/billing/admin/query', {
    page: 1,
    page_size: 10,
    ...mine,
    cost_channel: '',
  });
  expect(body).toMatchObject({ code: 0, total: 2, sums: { charge: 1.17, cost: 0 } });
  expect(body.data[0]).toMatchObject({
    charge: 1.1,
    cost: 0,
    channel: 100,
    cost_channel: null,
    credits_before: 7,
    credits_after: 117,
    username: person.user.userName,
  });
  // To the second, and the last second counts.
  const beijing = new Date(Date.parse(body.data[0].create_time) + 8 * 3_600_000).toISOString();
  const second = beijing.slice(0, 19).replace('T', ' ');
  const within = await call('POST', '/billing/admin/query', {
    ...mine,
    start_time: second,
    end_time: second,
  });
  expect(within.body.data.map((row: { id: number }) => row.id)).toContain(body.data[0].id);

  await app.db.user.update({ where: { id: person.user.id }, data: { userName: '=cmd|calc' } });
  const file = await call('GET', `/billing/admin/query.csv?user_id=${person.user.id}&channel=100`);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*filename/);
  const [bom, ...lines] = [
    file.body.toString('utf8')[0],
    ...file.body.toString('utf8').slice(1).trim().split('\r\n'),
  ];
  expect(bom).toBe('\ufeff');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${person.user.id},'=cmd|calc,`);
});

test('what administrators did can be asked for, and taken home', async () => {
  const { body } = await call('POST', '/admin/audit/query', {
    action: 'credits.top-up',
    subject: 'CMD',
    page_size: 1,
  });
  expect(body.total).toBe(2);
  expect(body.data[0]).toMatchObject({
    action: 'credits.top-up',
    actor: { id: admin.user.id },
    subject: { id: person.user.id },
    ip: '127.0.0.1',
  });
  expect(body.data[0].changes).toContainEqual({ field: 'yuan', before: null, after: '1.10' });
  const file = await call('GET', `/admin/audit/query.csv?actor=${admin.user.userName}`);
  expect(file.body.toString('utf8')).toContain('充值');
  expect((await call('POST', '/admin/audit/query', { action: 'user.hug' })).status).toBe(400);
});

import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUser, issueApiKey, signIn } from '../../server/domains/accounts/accounts.ts';
import { SESSION_COOKIE } from '../../server/http/sessionCookie.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type RestServer, restServer } from '../support/restServer.ts';

const password = 'correct horse';
const basic = (userName: string, given: string) => ({
  authorization: `Basic ${Buffer.from(`${userName}:${given}`).toString('base64')}`,
});

let app: TestApp;
let rest: RestServer;
let token: string;
beforeAll(async () => {
  app = await testApp();
  rest = await restServer(app);
  const { id } = await createUser(app, { userName: 'xiaowang', password, nickName: '小王' });
  token = (await issueApiKey(app, { userId: id, name: 'test' })).key;
});

test('the document is valid OpenAPI 3.1 and needs no sign-in', async () => {
  const document = await (await fetch(`${rest.origin}/api/v1/openapi.json`)).json();
  const outcome = await new Validator().validate(document);
  expect(outcome.errors).toBeUndefined();
  expect(outcome.valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
  const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('sign in, look, sign out: the token is worth nothing afterwards', async () => {
  const login = await rest.call('POST', '/user/login', {
    body: { user_name: 'xiaowang', password, captcha_id: null, captcha: 'ignored' },
  });
  expect(login.status).toBe(200);
  expect(login.body).toMatchObject({ code: 0, message: '', user_info: { nick_name: '小王', role: 'user' } });
  const as = login.body.token as string;
  expect((await rest.call('GET', '/user/info', { as })).body.user_info.user_name).toBe('xiaowang');
  expect(
    (await rest.call('POST', '/user/logout', { as, headers: { 'content-type': 'application/json' } })).status,
  ).toBe(200);
  expect(await rest.call('GET', '/user/info', { as })).toMatchObject({
    status: 401,
    body: { code: 401, message: '请先登录' },
  });
});

test.each([
  ['nothing', {}],
  ['an unknown token', { authorization: 'Bearer rs_unknown' }],
  ['a wrong password', basic('xiaowang', 'wrong')],
  ['a name with a zero byte', basic('xiao\0wang', 'wrong')],
  ['Basic without a colon', { authorization: 'Basic eA==' }],
  ['another scheme', { authorization: 'Digest xyz' }],
])('%s is nobody', async (_, as) => {
  const answer = await rest.call('GET', '/user/info', { as });
  expect(answer).toMatchObject({ status: 401, body: { code: 401, data: null } });
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test('Basic works with every call', async () => {
  expect((await rest.call('GET', '/user/info', { as: basic('xiaowang', password) })).status).toBe(200);
});

test('too many wrong passwords: 429 says when to come back', async () => {
  await createUser(app, { userName: 'guessed', password });
  let last = await rest.call('POST', '/user/login', { body: { user_name: 'guessed', password: 'wrong' } });
  expect(last).toMatchObject({ status: 401, body: { message: '用户名或密码错误' } });
  for (let tries = 0; tries < 10 && last.status === 401; tries += 1) {
    last = await rest.call('POST', '/user/login', { body: { user_name: 'guessed', password: 'wrong' } });
  }
  expect(last).toMatchObject({ status: 429, body: { code: 429, message: '请求过于频繁，请稍后再试' } });
  expect(last.headers.get('retry-after')).toBe(String(last.body.retry_after_seconds));
});

describe('a browser with its cookie', () => {
  let cookie: string;
  beforeAll(async () => {
    const session = await signIn(app, { userName: 'xiaowang', password, ip: '10.0.0.1', userAgent: null });
    cookie = `${SESSION_COOKIE}=${session.token}`;
  });

  test('may read; may change only with our header and from our page', async () => {
    expect((await rest.call('GET', '/user/info', { as: { cookie } })).status).toBe(200);
    const ours = rest.origin;
    const change = async (headers: Record<string, string>) =>
      (await rest.call('POST', '/material/list/upload', { as: { cookie }, body: {}, headers })).status;
    expect(await change({})).toBe(403);
    expect(await change({ origin: ours })).toBe(403);
    expect(await change({ 'x-reelsmith-csrf': '1' })).toBe(403);
    expect(await change({ 'x-reelsmith-csrf': '1', origin: 'https://evil.example' })).toBe(403);
    expect(await change({ 'x-reelsmith-csrf': '1', origin: 'null' })).toBe(403);
    expect(await change({ 'x-reelsmith-csrf': '1', origin: ours })).toBe(200);
  });

  test('a wrong Authorization header does not fall back to it', async () => {
    expect((await rest.call('GET', '/user/info', { as: { cookie, authorization: 'Bearer x' } })).status).toBe(
      401,
    );
  });
});

describe('what is malformed', () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${rest.origin}/api/v1/material/oss_sign`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });

  test.each([
    ['no JSON', '{"url":', 'application/json'],
    ['an array', '[1]', 'application/json'],
    ['null', 'null', 'application/json'],
    ['another type', 'url=1', 'application/x-www-form-urlencoded'],
    ['a number', '{"url":7}', 'application/json'],
    ['a zero byte', '{"url":"a\\u0000b"}', 'application/json'],
    ['half a surrogate pair', '{"url":"a\\ud800b"}', 'application/json'],
    ['a prototype', '{"__proto__":{"url":"x"}}', 'application/json'],
    ['deep nesting', `{"url":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'application/json'],
  ])('%s is answered with 400 and a Chinese sentence', async (_, body, type) => {
    const answer = await post(body, type);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 400,
      data: null,
      message: expect.stringMatching(/\p{Script=Han}/u),
    });
  });

  test('names the field', async () => {
    const answer = await rest.call('POST', '/project/list', { as: token, body: { page_size: 1000 } });
    expect(answer).toMatchObject({ status: 400, body: { field: 'page_size', message: '每页最多 100 条' } });
  });

  test('too large is 413, unknown paths are 404, whatever the method', async () => {
    expect((await post(JSON.stringify({ url: 'x'.repeat(3_000_000) }))).status).toBe(413);
    for (const path of ['/api', '/api/v1/nothing', '/api/v2/user/info', '/api/v1/user/info/']) {
      const answer = await fetch(rest.origin + path, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 404, message: '接口不存在' });
    }
  });
});

test('what breaks inside is masked, and found in the log by the id that the answer names', async () => {
  const broken = {
    ...app,
    db: new Proxy(
      {},
      {
        get: () => {
          throw new Error('secret detail');
        },
      },
    ),
  } as TestApp;
  const server = await restServer(broken);
  const answer = await server.call('POST', '/user/login', { body: { user_name: 'a', password: 'b' } });
  expect(answer).toMatchObject({ status: 500, body: { code: 500, message: '服务器内部错误，请稍后重试' } });
  expect(JSON.stringify(answer.body)).not.toContain('secret detail');
  expect(
    app.logs.some((line) => line.includes(answer.body.request_id) && line.includes('secret detail')),
  ).toBe(true);
});

test('no password, token or cookie was logged', () => {
  const logs = app.logs.join('');
  expect(logs).not.toContain(password);
  expect(logs).not.toContain(token);
});

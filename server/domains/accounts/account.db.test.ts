import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { testPerson } from '../../../tests/support/people.ts';
import { type RestServer, restServer } from '../../../tests/support/restServer.ts';
import { type TestServer, testServer } from '../../../tests/support/server.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  changePassword,
  createUser,
  exchangeEntrance,
  issueEntrance,
  mySessions,
  revokeOtherSessions,
  revokeSession,
  signIn,
  updateProfile,
  viewerOfBasic,
  viewerOfSession,
} from './accounts.ts';

let app: TestApp;
let server: TestServer;
let rest: RestServer;
beforeAll(async () => {
  app = await testApp();
  server = await testServer(app);
  rest = await restServer(app);
});

const password = 'correct horse';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
async function someone() {
  const user = await createUser(app, { userName: `p${randomBytes(6).toString('hex')}`, password });
  const ip = `10.${[...randomBytes(3)].join('.')}`;
  const open = (userAgent: string | null = CHROME) =>
    signIn(app, { userName: user.userName, password, ip, userAgent });
  return { user, ip, open };
}
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'passed',
    (error: unknown) =>
      error instanceof Refusal ? `${error.details.field ?? error.code}: ${error.message}` : String(error),
  );

describe('changing the password', () => {
  test('ends every other session, embedded ones and tickets; this one and keys go on', async () => {
    const { user, open, ip } = await someone();
    const [mine, other] = [await open(), await open()];
    const entered = await exchangeEntrance(app, {
      token: (await issueEntrance(app, mine.viewer, {})).token,
      ip,
      userAgent: null,
    });
    const ticket = await issueEntrance(app, mine.viewer, {});
    await changePassword(app, mine.viewer, { oldPassword: password, newPassword: 'another one' });
    const alive = (token: string) => viewerOfSession(app, token, 'session');
    expect([await alive(mine.token), await alive(other.token), await alive(entered.token)]).toEqual([
      expect.objectContaining({ userId: user.id }),
      null,
      null,
    ]);
    expect(await told(exchangeEntrance(app, { token: ticket.token, ip, userAgent: null }))).toContain('失效');
    expect(await viewerOfBasic(app, { userName: user.userName, password, ip })).toBeNull();
    expect(await viewerOfBasic(app, { userName: user.userName, password: 'another one', ip })).not.toBeNull();
  });

  test.each([
    ['wrong', 'another one', 'oldPassword: 旧密码不正确'],
    ['', 'another one', 'oldPassword: 请输入旧密码'],
    [password, '12345', 'newPassword: 新密码至少需要6个字符'],
    [password, 'x'.repeat(129), 'newPassword: 新密码最多 128 个字符'],
    [password, password, 'newPassword: 新密码不能与旧密码相同'],
  ])('from %j to %j: %s', async (oldPassword, newPassword, message) => {
    const { open } = await someone();
    const { viewer } = await open();
    expect(await told(changePassword(app, viewer, { oldPassword, newPassword }))).toBe(message);
  });

  test('an old password cannot be guessed here either', async () => {
    const { open, ip } = await someone();
    const viewer = { ...(await open()).viewer, ip };
    const guess = () =>
      told(changePassword(app, viewer, { oldPassword: 'guess', newPassword: 'another one' }));
    const outcomes = [];
    for (let tries = 0; tries < 7; tries += 1) outcomes.push(await guess());
    expect(outcomes.at(0)).toBe('oldPassword: 旧密码不正确');
    expect(outcomes.at(-1)).toContain('RATE_LIMITED');
  });

  test('of two at once one wins, and its password is the one that counts', async () => {
    const { user, open, ip } = await someone();
    const { viewer } = await open();
    const outcomes = await Promise.all(
      ['first choice', 'second choice'].map((newPassword) =>
        told(changePassword(app, viewer, { oldPassword: password, newPassword })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'passed')).toHaveLength(1);
    const winner = outcomes[0] === 'passed' ? 'first choice' : 'second choice';
    expect(await viewerOfBasic(app, { userName: user.userName, password: winner, ip })).not.toBeNull();
  });

  test('over GraphQL and REST the wrong old password is no 401, which would end the page', async () => {
    const { open } = await someone();
    const { token } = await open();
    const { body } = await server.graphql(
      'mutation { changePassword(input: {oldPassword: "wrong", newPassword: "another one"}) { viewer { id } } }',
      { as: token },
    );
    expect(body.errors?.[0]).toMatchObject({
      message: '旧密码不正确',
      extensions: { code: 'BAD_USER_INPUT', field: 'oldPassword' },
    });
    const change = (old: string, wanted: string) =>
      rest.call('POST', '/user/change-password', {
        as: token,
        body: { old_password: old, new_password: wanted },
      });
    expect(await change('wrong', 'another one')).toMatchObject({
      status: 400,
      body: { field: 'old_password' },
    });
    expect(await change(password, 'short')).toMatchObject({
      status: 400,
      body: { field: 'new_password', message: '新密码至少需要6个字符' },
    });
    expect(await change(password, 'another one')).toMatchObject({
      status: 200,
      body: { code: 0, message: '密码修改成功' },
    });
  });
});

describe('sessions', () => {
  test('are listed in words, the current one marked, ended ones left out', async () => {
    const { open, user } = await someone();
    const [first, mine] = [await open('curl/8.5.0'), await open()];
    await app.db.session.create({
      data: { userId: user.id, tokenHash: randomBytes(32), expiresAt: new Date(Date.now() - 1000) },
    });
    const { body } = await server.graphql(
      '{ viewer { sessions { device ip current embedded createdAt lastSeenAt } } }',
      { as: mine.token },
    );
    expect(
      body.data.viewer.sessions.map(({ device, current }: Record<string, unknown>) => [device, current]),
    ).toEqual([
      ['Chrome · Windows', true],
      ['curl', false],
    ]);
    const listed = await rest.call('GET', '/user/sessions', { as: mine.token });
    expect(listed.body.data).toMatchObject([{ id: mine.sessionId, current: true }, { id: first.sessionId }]);
  });

  test('end one by one or all others; another’s is like one that never was', async () => {
    const [{ open }, stranger] = [await someone(), await someone()];
    const [mine, second, third] = [await open(), await open(), await open()];
    const theirs = await stranger.open();
    expect(await told(revokeSession(app, mine.viewer, theirs.sessionId))).toBe(
      'NOT_FOUND: 该登录已结束或不存在',
    );
    expect(await viewerOfSession(app, theirs.token, 'session')).not.toBeNull();
    await revokeSession(app, mine.viewer, second.sessionId);
    expect(await viewerOfSession(app, second.token, 'session')).toBeNull();
    expect(await revokeOtherSessions(app, mine.viewer)).toBe(1);
    expect(await viewerOfSession(app, third.token, 'session')).toBeNull();
    expect((await mySessions(app, mine.viewer)).map(({ id }) => id)).toEqual([mine.sessionId]);
  });

  test('are nobody else’s to see: not an administrator’s, not a key’s', async () => {
    const { user, open } = await someone();
    await open();
    const admin = await testPerson(app, { role: 'ADMIN' });
    const id = Buffer.from(`User:${user.id}`).toString('base64');
    const { body } = await server.graphql(
      'query ($id: ID!) { node(id: $id) { ... on User { sessions { id } } } }',
      {
        as: admin.token,
        variables: { id },
      },
    );
    expect(body.data.node.sessions).toBeNull();
    expect(body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const person = await testPerson(app);
    const byKey = await server.graphql('{ viewer { id sessions { id } } }', { as: person.token });
    expect(byKey.body.data.viewer).toMatchObject({ sessions: null });
    expect(byKey.body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await rest.call('GET', '/user/sessions', { as: person.token })).status).toBe(403);
  });
});

describe('the profile', () => {
  test('is changed in part; null and blanks clear', async () => {
    const { open, user } = await someone();
    const { token } = await open();
    const put = (body: object) => rest.call('PUT', '/user/info', { as: token, body });
    const full = { nick_name: ' 小王 ', email: 'wang@example.com', phone: '+86 138 0000 0000', sex: 'other' };
    expect(await put(full)).toMatchObject({
      status: 200,
      body: { user_info: { ...full, nick_name: '小王' }, message: '用户信息修改成功' },
    });
    expect((await put({ email: null, phone: '' })).body.user_info).toMatchObject({
      nick_name: '小王',
      email: null,
      phone: null,
      sex: 'other',
    });
    const { body } = await server.graphql(
      'mutation { updateProfile(input: {nickName: "老王", sex: MALE}) { viewer { displayName sex email phone space createdAt } } }',
      { as: token },
    );
    expect(body.data.updateProfile.viewer).toMatchObject({
      displayName: '老王',
      sex: 'MALE',
      space: 'default',
    });
    expect(await app.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ role: 'USER' });
  });

  test.each([
    [{ email: 'nobody' }, 'email: 请输入有效的邮箱地址'],
    [{ email: 'a@b' }, 'email: 请输入有效的邮箱地址'],
    [{ phone: 'call me' }, 'phone: 请输入有效的电话号码'],
    [{ phone: '+()--' }, 'phone: 请输入有效的电话号码'],
    [{ sex: 'robot' }, 'sex: 性别须为男、女或其他'],
    [{ nickName: 'x'.repeat(65) }, 'nickName: 昵称最多 64 个字符'],
    [{ nickName: '王\u202e明' }, 'nickName: 昵称含有不允许的字符'],
  ])('%j is refused', async (given, message) => {
    const { open } = await someone();
    expect(await told(updateProfile(app, (await open()).viewer, given))).toBe(message);
  });

  test('an unverified person manages their account and may change nothing else', async () => {
    const { open, user } = await someone();
    await app.db.user.update({ where: { id: user.id }, data: { verified: false } });
    const { token } = await open();
    const profile = await server.graphql(
      'mutation { updateProfile(input: {nickName: "新人"}) { viewer { verified } } }',
      {
        as: token,
      },
    );
    expect(profile.body.data.updateProfile.viewer.verified).toBe(false);
    const sample = await server.graphql('mutation { addSampleMaterials { materials { id } } }', {
      as: token,
    });
    expect(sample.body.errors?.[0]).toMatchObject({
      message: '账号尚未授权，请联系管理员开通',
      extensions: { code: 'FORBIDDEN' },
    });
  });
});

test('a name that does not exist takes as long as a wrong password', async () => {
  const { user } = await someone();
  const time = async (userName: string) => {
    const started = performance.now();
    await told(
      signIn(app, {
        userName,
        password: 'wrong',
        ip: `10.${[...randomBytes(3)].join('.')}`,
        userAgent: null,
      }),
    );
    return performance.now() - started;
  };
  await time(user.userName);
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < 25; round += 1) {
    known.push(await time(user.userName));
    unknown.push(await time(`nobody-${round}`));
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
  const ratio = median(unknown) / median(known);
  // Without the dummy hash an unknown name takes a fraction: argon2 is most of the time.
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

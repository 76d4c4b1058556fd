import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  createUser,
  ensureFirstAdmin,
  getMe,
  issueApiKey,
  signIn,
  signOut,
  sweepAccounts,
  viewerOfApiKey,
  viewerOfBasic,
  viewerOfSession,
} from './accounts.ts';
import { hashPassword } from './passwords.ts';
import { startSession } from './sessions.ts';
import { subjectsOf } from './subjects.ts';
import { beginAttempt } from './throttle.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ sessionIdleHours: 2, sessionMaxDays: 1 });
});

const someone = async (password = 'correct horse') => {
  const user = await createUser(app, { userName: `u${randomBytes(6).toString('hex')}`, password });
  return { user, password, ip: `10.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}` };
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

describe('signing in', () => {
  test('gives a fresh token each time and keeps only its hash', async () => {
    const { user, password, ip } = await someone();
    const enter = () => signIn(app, { userName: user.userName, password, ip, userAgent: 'browser' });
    const [first, second] = [await enter(), await enter()];
    expect(first.token).not.toBe(second.token);
    expect(await viewerOfSession(app, first.token, 'session')).toEqual({ ...first.viewer, via: 'session' });
    const rows = await app.db.session.findMany({ where: { userId: user.id } });
    expect(JSON.stringify(rows.map((row) => Buffer.from(row.tokenHash).toString('latin1')))).not.toContain(
      first.token,
    );
    await signOut(app, first.viewer);
    expect(await viewerOfSession(app, first.token, 'session')).toBeNull();
    expect(await viewerOfSession(app, second.token, 'session')).not.toBeNull();
  });

  test('says the same of a wrong password and of a name that does not exist', async () => {
    const { user, ip } = await someone();
    const refusals = await Promise.all(
      [user.userName, 'nobody-of-that-name'].map((userName) =>
        signIn(app, { userName, password: 'wrong one', ip, userAgent: null }).catch((error) => error),
      ),
    );
    expect(refusals.map((error) => [error.code, error.message])).toEqual([
      ['UNAUTHENTICATED', '用户名或密码错误'],
      ['UNAUTHENTICATED', '用户名或密码错误'],
    ]);
  });

  test('makes one who guesses wait, and tells how long; the right password does not help meanwhile', async () => {
    const { user, password, ip } = await someone();
    const guess = (given: string, from = ip) =>
      codeOf(signIn(app, { userName: user.userName, password: given, ip: from, userAgent: null }));
    for (let tries = 0; tries < 5; tries += 1) expect(await guess('wrong one')).toBe('UNAUTHENTICATED');
    const refused = await signIn(app, {
      userName: user.userName.toUpperCase(),
      password,
      ip,
      userAgent: null,
    }).catch((error) => error);
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', message: '请求过于频繁，请稍后再试' });
    expect(refused.details.retryAfterSeconds).toBeGreaterThan(0);
    expect(refused.details.retryAfterSeconds).toBeLessThanOrEqual(5);
    // Somebody else's guessing does not keep the owner out.
    expect(await guess(password, '10.9.9.9')).toBe('none');
  });

  test('counts parallel guesses one by one', async () => {
    const { user, ip } = await someone();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () =>
        codeOf(signIn(app, { userName: user.userName, password: 'wrong one', ip, userAgent: null })),
      ),
    );
    expect(outcomes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
    expect(outcomes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(35);
  });

  test('waiting grows with each failure, ends by itself, and is forgotten after success', async () => {
    const subjects = subjectsOf('growing', '10.1.2.3');
    const start = Date.parse('2026-01-01T00:00:00Z');
    const waitAt = async (seconds: number) => {
      const refusal = await beginAttempt(app.db, subjects, new Date(start + seconds * 1000)).catch((e) => e);
      return refusal instanceof Refusal ? refusal.details.retryAfterSeconds : refusal;
    };
    for (let tries = 0; tries < 5; tries += 1) await beginAttempt(app.db, subjects, new Date(start));
    expect(await waitAt(1)).toBe(4);
    await beginAttempt(app.db, subjects, new Date(start + 5000));
    expect(await waitAt(5)).toBe(10);
    const attempt = await beginAttempt(app.db, subjects, new Date(start + 15_000));
    expect(await waitAt(16)).toBe(19);
    await attempt.succeeded();
    await beginAttempt(app.db, subjects, new Date(start + 16_000));
  });

  test('one customer of an IPv6 provider is one address', () => {
    expect(subjectsOf('a', '2001:db8:1:2:3:4:5:6').ip).toBe(subjectsOf('a', '2001:db8:1:2::9').ip);
    expect(subjectsOf('a', '2001:db8:1:3::9').ip).not.toBe(subjectsOf('a', '2001:db8:1:2::9').ip);
    expect(subjectsOf('a', '::ffff:10.0.0.1').ip).toBe('ip:10.0.0.1');
  });
});

describe('sessions', () => {
  test('end when idle, and in any case in the end; being used keeps them awake', async () => {
    const { user } = await someone();
    const start = new Date('2026-01-01T00:00:00Z');
    const at = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
    const open = () => startSession(app, { userId: user.id, ip: '10.0.0.1', userAgent: null, now: start });
    const idle = await open();
    expect(await viewerOfSession(app, idle.token, 'session', at(1.9))).not.toBeNull();
    expect(await viewerOfSession(app, idle.token, 'session', at(3.8))).not.toBeNull();
    expect(await viewerOfSession(app, idle.token, 'session', at(5.9))).toBeNull();

    const busy = await open();
    for (let hours = 1; hours < 24; hours += 1) {
      expect(await viewerOfSession(app, busy.token, 'session', at(hours))).not.toBeNull();
    }
    expect(await viewerOfSession(app, busy.token, 'session', at(24))).toBeNull();
    expect((await sweepAccounts(app)).sessions).toBeGreaterThanOrEqual(2);
    expect(await app.db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test('are written to at most once a minute', async () => {
    const { user } = await someone();
    const start = new Date('2026-02-01T00:00:00Z');
    const { token, sessionId } = await startSession(app, {
      userId: user.id,
      ip: '10.0.0.1',
      userAgent: null,
      now: start,
    });
    const seenAfter = async (seconds: number) => {
      await viewerOfSession(app, token, 'session', new Date(start.getTime() + seconds * 1000));
      const { lastSeenAt } = await app.db.session.findUniqueOrThrow({ where: { id: sessionId } });
      return (lastSeenAt.getTime() - start.getTime()) / 1000;
    };
    expect([await seenAfter(30), await seenAfter(60), await seenAfter(61)]).toEqual([0, 0, 61]);
  });

  test.each(['', 'ss_', 'ss_short', 'rs_other'])('token %j is nobody', async (token) => {
    expect(await viewerOfSession(app, token, 'session')).toBeNull();
    expect(await viewerOfApiKey(app, token, null)).toBeNull();
  });
});

describe('API keys', () => {
  test('are shown once, expire, and change with their owner', async () => {
    const { user } = await someone();
    const { key: token, row: issued } = await issueApiKey(app, {
      userId: user.id,
      name: ' 脚本 ',
      expiresInDays: 1,
    });
    const { id } = issued;
    expect(token).toMatch(/^rs_[\w-]{43}$/);
    const row = await app.db.apiKey.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ name: '脚本', preview: `${token.slice(0, 8)}…${token.slice(-4)}` });
    expect(await viewerOfApiKey(app, token, null)).toMatchObject({
      userId: user.id,
      via: 'key',
      credentialId: id,
    });
    await app.db.user.update({ where: { id: user.id }, data: { verified: false } });
    expect(await viewerOfApiKey(app, token, null)).toMatchObject({ verified: false });
    expect(
      await viewerOfApiKey(app, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, null),
    ).toBeNull();
    expect(await viewerOfApiKey(app, token, null, new Date(Date.now() + 25 * HOUR_MS))).toBeNull();
  });
});

describe('Basic', () => {
  test('is checked once a minute, and anew at once after a change of password', async () => {
    const { user, password, ip } = await someone();
    const enter = (given: string) => viewerOfBasic(app, { userName: user.userName, password: given, ip });
    // Twenty connections of one client are one try, so none of them has to wait.
    const all = await Promise.all(Array.from({ length: 20 }, () => enter(password)));
    expect(all.every((viewer) => viewer?.userId === user.id && viewer.via === 'basic')).toBe(true);
    await app.db.user.update({
      where: { id: user.id },
      data: { passwordHash: await hashPassword('another one') },
    });
    expect(await enter(password)).toBeNull();
    expect(await enter('another one')).toMatchObject({ userId: user.id });
  });

  test('a wrong one is counted', async () => {
    const { user, ip } = await someone();
    const outcomes = [];
    for (let tries = 0; tries < 6; tries += 1) {
      outcomes.push(
        await codeOf(viewerOfBasic(app, { userName: user.userName, password: `wrong ${tries}`, ip })),
      );
    }
    expect(outcomes).toEqual(['none', 'none', 'none', 'none', 'none', 'RATE_LIMITED']);
  });
});

describe('people', () => {
  test('the first administrator is made once, by many processes at once, with credits', async () => {
    const fresh = await testApp();
    const made = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(fresh)));
    expect(made.map(({ userName }) => userName)).toEqual(['admin', 'admin', 'admin']);
    const [creator, ...others] = made.filter(({ created }) => created);
    expect(others).toEqual([]);
    const { viewer } = await signIn(fresh, {
      userName: 'admin',
      password: creator?.password ?? '',
      ip: '10.0.0.1',
      userAgent: null,
    });
    await ensureFirstAdmin(fresh);
    expect(await getMe(fresh, viewer)).toMatchObject({ role: 'ADMIN', credits: 10_000 });
    expect(await getMe(fresh, viewer)).not.toHaveProperty('passwordHash');
    expect(fresh.logs.join('')).not.toContain(creator?.password);
  });

  test('a given password is used and not repeated', async () => {
    const fresh = await testApp();
    expect(await ensureFirstAdmin(fresh, { password: 'chosen by me' })).toEqual({
      userName: 'admin',
      created: true,
    });
    expect(
      await viewerOfBasic(fresh, { userName: 'admin', password: 'chosen by me', ip: '::1' }),
    ).not.toBeNull();
  });

  test('names are unique in any case and have no marks in them', async () => {
    const { user } = await someone();
    const make = (userName: string, password = 'long enough') =>
      codeOf(createUser(app, { userName, password }));
    expect(await make(user.userName.toUpperCase())).toBe('CONFLICT');
    for (const name of ['', ' ', 'a:b', 'a b', 'a\u202eb', '-a', 'a'.repeat(65)]) {
      expect(await make(name)).toBe('BAD_USER_INPUT');
    }
    expect(await make('小王')).toBe('none');
    // An underscore is itself, no pattern: "a_b" is not taken because "axb" is.
    const stem = user.userName;
    expect(await make(`${stem}axb`)).toBe('none');
    expect(await make(`${stem}a_b`)).toBe('none');
    expect(await make(`${stem}A_B`)).toBe('CONFLICT');
    expect(await make('short', '12345')).toBe('BAD_USER_INPUT');
  });
});

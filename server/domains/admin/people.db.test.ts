import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp, viewerFor } from '../../../tests/support/app.ts';
import { type TestPerson, testPerson, testProject } from '../../../tests/support/people.ts';
import { type Database, openDatabase } from '../../platform/database.ts';
import { passwordMatches } from '../accounts/passwords.ts';
import { COST_CHANNEL, settleStep } from '../credits/credits.ts';
import {
  createPerson,
  endSessions,
  listPeople,
  resetPassword,
  setVerified,
  topUpPerson,
  updatePerson,
} from './admin.ts';
import { changesOf, readAudit } from './auditLog.ts';

let app: TestApp;
/** A second pool, as a second process has. */
let elsewhere: TestApp;
let other: Database;
let boss: TestPerson;

beforeAll(async () => {
  app = await testApp();
  other = openDatabase(app.config.databaseUrl!, 5);
  elsewhere = { ...app, db: other };
  return () => other.$disconnect();
});

beforeEach(async () => {
  await app.db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'USER' } });
  boss = await testPerson(app, { role: 'ADMIN', credits: 0 });
});

/** What the log says of a person, newest first. */
async function log(subjectId: number) {
  const { rows } = await readAudit(app, boss.viewer, { skip: 0, take: 50 });
  return rows
    .filter(({ subject }) => subject?.id === subjectId)
    .map((record) => ({
      action: record.action,
      by: record.actor.id,
      ip: record.ip,
      changes: changesOf(record),
    }));
}

describe('the last administrator', () => {
  test.each([
    [
      'revoked',
      (id: number) => setVerified(app, boss.viewer, { userId: id, verified: false, confirmSelf: true }),
    ],
    [
      'demoted',
      (id: number) => updatePerson(app, boss.viewer, { userId: id, role: 'USER', confirmSelf: true }),
    ],
  ])('is not %s', async (_, act) => {
    // Administrators who are not authorised cannot help anybody.
    await testPerson(app, { role: 'ADMIN', verified: false });
    await expect(act(boss.user.id)).rejects.toThrow('至少需要保留一位已授权的管理员');
    const now = await app.db.user.findUniqueOrThrow({ where: { id: boss.user.id } });
    expect([now.role, now.verified]).toEqual(['ADMIN', true]);
    expect(await log(boss.user.id)).toEqual([]);
  });

  test('is left over by two who send each other away at once, whatever way', async () => {
    for (let round = 0; round < 8; round += 1) {
      await app.db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'USER' } });
      const [one, two] = [await testPerson(app, { role: 'ADMIN' }), await testPerson(app, { role: 'ADMIN' })];
      const done = await Promise.allSettled([
        round % 2
          ? setVerified(app, one.viewer, { userId: two.user.id, verified: false })
          : updatePerson(app, one.viewer, { userId: two.user.id, role: 'USER' }),
        setVerified(elsewhere, two.viewer, { userId: one.user.id, verified: false }),
      ]);
      expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await app.db.user.count({ where: { role: 'ADMIN', verified: true } })).toBe(1);
    }
  });

  test('and nobody takes their own right away by a slip', async () => {
    await testPerson(app, { role: 'ADMIN' });
    const self = boss.user.id;
    await expect(setVerified(app, boss.viewer, { userId: self, verified: false })).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { field: 'confirmSelf' },
    });
    await expect(updatePerson(app, boss.viewer, { userId: self, role: 'USER' })).rejects.toThrow('您自己');
    // What takes nothing away needs no second word.
    await updatePerson(app, boss.viewer, { userId: self, role: 'ADMIN', nickName: '老板' });
    await updatePerson(app, boss.viewer, { userId: self, role: 'USER', confirmSelf: true });
    expect((await app.db.user.findUniqueOrThrow({ where: { id: self } })).role).toBe('USER');
  });
});

describe('top-ups', () => {
  test.each([
    ['0.01', 1],
    ['0.07', 7],
    ['8.04', 804],
    ['1000000', 100_000_000],
  ])('%s yuan are %i credits', async (amountYuan, credits) => {
    const { user } = await testPerson(app, { credits: 0 });
    expect((await topUpPerson(app, boss.viewer, { userId: user.id, amountYuan })).credits).toBe(credits);
    const [entry] = await app.db.creditEntry.findMany({ where: { userId: user.id } });
    expect(entry).toMatchObject({ kind: 'TOP_UP', availableDelta: credits, channel: 100 });
    expect((await log(user.id))[0]).toMatchObject({
      action: 'credits.top-up',
      changes: [
        { field: 'yuan', before: null },
        { field: 'credits', before: '0', after: String(credits) },
      ],
    });
  });

  test('the same request is one top-up, also when it comes many times at once from two processes', async () => {
    const { user } = await testPerson(app, { credits: 5 });
    const wish = { userId: user.id, amountYuan: '1.50', requestKey: 'pressed twice' };
    const done = await Promise.all(
      Array.from({ length: 8 }, (_, index) => topUpPerson(index % 2 ? app : elsewhere, boss.viewer, wish)),
    );
    expect(new Set(done.map(({ credits }) => credits))).toEqual(new Set([155]));
    expect((await log(user.id)).filter(({ action }) => action === 'credits.top-up')).toHaveLength(1);
    await expect(topUpPerson(app, boss.viewer, { ...wish, amountYuan: '2' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    // Another administrator's key is another one.
    const second = await testPerson(app, { role: 'ADMIN' });
    expect((await topUpPerson(app, second.viewer, wish)).credits).toBe(305);
  });

  test('what the books cannot count is refused with a sentence', async () => {
    const { user } = await testPerson(app, { credits: 0 });
    const million = { userId: user.id, amountYuan: '1000000' };
    for (let index = 0; index < 20; index += 1) await topUpPerson(app, boss.viewer, million);
    await expect(topUpPerson(app, boss.viewer, { ...million, amountYuan: '0.01' })).rejects.toThrow(
      '20000000.00 元',
    );
    await expect(topUpPerson(app, boss.viewer, { userId: 2 ** 31 - 1, amountYuan: '1' })).rejects.toThrow(
      '用户不存在',
    );
  });
});

test('whom an administrator creates may sign in and work; the log tells all but the password', async () => {
  const viewer = { ...boss.viewer, ip: '203.0.113.9' };
  const { person, madeUp } = await createPerson(app, viewer, {
    userName: '小周',
    nickName: ' 周 ',
    email: 'zhou@example.com',
    sex: 'female',
    role: 'USER',
    space: '华东',
  });
  expect(person).toMatchObject({ nickName: '周', space: '华东', verified: true, role: 'USER' });
  expect(madeUp).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  const { passwordHash } = await app.db.user.findUniqueOrThrow({ where: { id: person.id } });
  expect(await passwordMatches(passwordHash, madeUp!)).toBe(true);
  const [entry] = await log(person.id);
  expect(entry).toMatchObject({ action: 'user.create', by: boss.user.id, ip: '203.0.113.9' });
  expect(Object.fromEntries(entry!.changes.map(({ field, after }) => [field, after]))).toEqual({
    userName: '小周',
    nickName: '周',
    email: 'zhou@example.com',
    sex: 'female',
    role: 'USER',
    space: '华东',
    verified: 'true',
  });
  expect(JSON.stringify(entry)).not.toContain(madeUp!);
});

test.each([
  [{ userName: '  ', password: '123456' }, 'userName', '请输入用户名'],
  [{ userName: 'somebody', password: '' }, 'password', '请输入密码'],
  [{ userName: 'somebody', password: '12345' }, 'password', '密码至少需要6个字符'],
  [{ userName: 'somebody', email: 'nobody@' }, 'email', '请输入有效的邮箱地址'],
  [{ userName: 'somebody', space: ' ' }, 'space', '请输入空间名称'],
])('%j is not created', async (given, field, message) => {
  await expect(createPerson(app, boss.viewer, given)).rejects.toMatchObject({
    message,
    details: { field },
  });
  expect(await app.db.user.count({ where: { userName: 'somebody' } })).toBe(0);
});

test('a name that is taken leaves neither a person nor a line in the log', async () => {
  const before = await app.db.auditEntry.count();
  await expect(
    createPerson(app, boss.viewer, { userName: boss.user.userName.toUpperCase(), password: '123456' }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await app.db.auditEntry.count()).toBe(before);
});

test('only what changes is changed and written down', async () => {
  const { user } = await testPerson(app);
  const change = { userId: user.id, nickName: '新名', space: 'default', role: 'USER' as const };
  await updatePerson(app, boss.viewer, change);
  await updatePerson(app, boss.viewer, change);
  await updatePerson(app, boss.viewer, { userId: user.id, nickName: null, phone: '010-12345678' });
  expect((await log(user.id)).map(({ changes }) => changes)).toEqual([
    [
      { field: 'phone', before: null, after: '010-12345678' },
      { field: 'nickName', before: '新名', after: null },
    ],
    [{ field: 'nickName', before: null, after: '新名' }],
  ]);
});

test('a revoked person keeps what runs and starts nothing new; authorised again, they may', async () => {
  const someone = await testPerson(app);
  const { user } = someone;
  const { runId } = await testProject(app, someone);
  await setVerified(app, boss.viewer, { userId: user.id, verified: false });
  await setVerified(app, boss.viewer, { userId: user.id, verified: false });
  const now = viewerFor(await app.db.user.findUniqueOrThrow({ where: { id: user.id } }));
  await expect(testProject(app, { ...someone, viewer: now })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await settleStep(
    app.db,
    { id: runId, userId: user.id, costChannel: COST_CHANNEL.WORKFLOW },
    { name: 'script_writer_node', priceCredits: 10 },
  );
  expect((await app.db.projectRun.findUniqueOrThrow({ where: { id: runId } })).status).toBe('QUEUED');
  await setVerified(app, boss.viewer, { userId: user.id, verified: true });
  expect((await log(user.id)).map(({ action }) => action)).toEqual(['user.verify', 'user.revoke']);
});

describe('credentials', () => {
  const session = (userId: number) =>
    app.db.session.create({
      data: {
        userId,
        tokenHash: crypto.getRandomValues(new Uint8Array(32)),
        expiresAt: new Date(Date.now() + 1e6),
      },
    });

  test('a reset password is shown once, works, and ends every session', async () => {
    const { user } = await testPerson(app);
    await session(user.id);
    await session(user.id);
    const password = await resetPassword(app, boss.viewer, user.id);
    const now = await app.db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(await passwordMatches(now.passwordHash, password)).toBe(true);
    expect(await app.db.session.count({ where: { userId: user.id } })).toBe(0);
    const [entry] = await log(user.id);
    expect(entry).toMatchObject({ action: 'user.reset-password', changes: [{ before: '2', after: '0' }] });
    expect(JSON.stringify(entry)).not.toContain(password);
    await expect(resetPassword(app, boss.viewer, boss.user.id)).rejects.toThrow('个人中心');
  });

  test('ending one’s own sessions keeps the one that does it', async () => {
    const [mine] = [await session(boss.user.id), await session(boss.user.id)];
    const viewer = { ...boss.viewer, credentialId: mine.id };
    expect(await endSessions(app, viewer, boss.user.id)).toBe(1);
    expect(await app.db.session.findMany({ where: { userId: boss.user.id }, select: { id: true } })).toEqual([
      { id: mine.id },
    ]);
  });
});

test('people are found by any of their names, and by nothing they are not', async () => {
  const { person } = await createPerson(app, boss.viewer, {
    userName: 'find.me_100',
    nickName: '寻人%启事',
    email: 'Finder@example.com',
    phone: '13800001111',
    space: '寻人空间',
    verified: false,
  });
  const found = async (filter: Parameters<typeof listPeople>[2]['filter']) =>
    (await listPeople(app, boss.viewer, { filter, take: 50 })).rows.map(({ id }) => id);
  for (const search of ['FIND.ME', '人%启', 'finder@', '0001111', ' find.me_ ']) {
    expect([search, await found({ search })]).toEqual([search, [person.id]]);
  }
  for (const search of ['f%e', 'find_me', '%%', '启%事'])
    expect([search, await found({ search })]).toEqual([search, []]);
  expect(await found({ space: '寻人空间' })).toEqual([person.id]);
  expect(await found({ space: '寻人空间', verified: true })).toEqual([]);
  expect(await found({ role: 'ADMIN' })).toEqual([boss.user.id]);
});

test('whoever never signed in comes last, whichever way the list is ordered', async () => {
  await app.db.user.update({ where: { id: boss.user.id }, data: { lastSignInAt: new Date() } });
  await testPerson(app);
  for (const descending of [true, false]) {
    const { rows } = await listPeople(app, boss.viewer, {
      order: { by: 'lastSignIn', descending },
      take: 500,
    });
    const never = rows.findIndex(({ lastSignInAt }) => lastSignInAt === null);
    expect(rows.slice(never).every(({ lastSignInAt }) => lastSignInAt === null)).toBe(true);
    expect(rows.findIndex(({ id }) => id === boss.user.id)).toBeLessThan(never);
  }
});

test('nobody but an authorised administrator does any of it', async () => {
  const { user } = await testPerson(app);
  const strangers = [
    viewerFor({ ...user }),
    viewerFor({ ...boss.user, verified: false }),
    { ...boss.viewer, scopes: ['READ', 'CHANGE', 'SPEND'] as const },
  ];
  const acts = [
    (viewer: TestPerson['viewer']) => createPerson(app, viewer, { userName: 'intruder', password: '123456' }),
    (viewer: TestPerson['viewer']) => updatePerson(app, viewer, { userId: user.id, role: 'ADMIN' }),
    (viewer: TestPerson['viewer']) => setVerified(app, viewer, { userId: user.id, verified: true }),
    (viewer: TestPerson['viewer']) => topUpPerson(app, viewer, { userId: user.id, amountYuan: '1' }),
    (viewer: TestPerson['viewer']) => resetPassword(app, viewer, user.id),
    (viewer: TestPerson['viewer']) => endSessions(app, viewer, user.id),
    (viewer: TestPerson['viewer']) => listPeople(app, viewer, { take: 1 }),
    (viewer: TestPerson['viewer']) => readAudit(app, viewer, { skip: 0, take: 1 }),
  ];
  const before = await app.db.user.findUniqueOrThrow({ where: { id: user.id } });
  for (const viewer of strangers) {
    for (const act of acts) {
      await expect((async () => act(viewer))()).rejects.toMatchObject({
        code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
      });
    }
  }
  expect(await app.db.user.findUniqueOrThrow({ where: { id: user.id } })).toEqual(before);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { testPerson } from '../../../tests/support/people.ts';
import { type Database, openDatabase } from '../../platform/database.ts';
import { type KeyScope, may, type Permission, type Viewer } from '../../platform/viewer.ts';
import {
  createApiKey,
  deleteApiKey,
  deleteApiKeyByName,
  issueApiKey,
  listApiKeys,
  listApiKeysInFull,
  revealApiKey,
  viewerOfApiKey,
} from './accounts.ts';
import { KEYS_PER_PERSON } from './apiKeys.ts';

let app: TestApp;
/** A second pool, as a second process has. */
let elsewhere: Database;
beforeAll(async () => {
  app = await testApp();
  elsewhere = openDatabase(app.config.databaseUrl!, 5);
  return () => elsewhere.$disconnect();
});

/** Somebody who came in person. */
async function person(traits: Parameters<typeof testPerson>[1] = {}) {
  const { user, viewer: byKey } = await testPerson(app, { credits: 0, ...traits });
  return { user, byKey, viewer: { ...byKey, via: 'session' } as Viewer };
}

describe('a leaked database', () => {
  test('has neither the key nor what its hash could be guessed from', async () => {
    const { viewer } = await person();
    const { key, row } = await createApiKey(app, viewer, { name: 'leak' });
    const [dumped] = await app.db.$queryRaw<
      Array<{ row: string }>
    >`SELECT "ApiKey"::text AS row FROM "ApiKey" WHERE "id" = ${row.id}::uuid`;
    const bytes = [row.keyHash, row.sealedKey].map((part) => Buffer.from(part).toString('latin1')).join();
    const secret = key.slice(8, -4);
    for (const part of [secret, secret.slice(0, 12), Buffer.from(secret, 'base64url').toString('latin1')]) {
      expect(bytes).not.toContain(part);
      expect(dumped!.row).not.toContain(part);
      expect(dumped!.row).not.toContain(Buffer.from(part).toString('hex'));
    }
    expect(row.preview).toBe(`${key.slice(0, 8)}…${key.slice(-4)}`);
    expect(secret.length).toBeGreaterThanOrEqual(32);
  });

  test('two keys sealed alike are not seen to be alike, and nothing of them is logged', async () => {
    const { viewer } = await person();
    const made = [
      await createApiKey(app, viewer, { name: 'one' }),
      await createApiKey(app, viewer, { name: 'two' }),
    ];
    const [one, two] = made.map(({ row }) => Buffer.from(row.sealedKey).subarray(0, 12).toString('hex'));
    expect(one).not.toBe(two);
    await revealApiKey(app, viewer, made[0]!.row.id);
    for (const { key } of made) expect(app.logs.join('\n')).not.toContain(key.slice(8));
  });
});

describe('a key in full', () => {
  test('is shown again to its owner in person, and to nobody else', async () => {
    const { viewer, byKey } = await person();
    const { viewer: other } = await person();
    const { key, row } = await createApiKey(app, viewer, { name: ' 生产环境 ', description: '  ' });
    expect(await revealApiKey(app, viewer, row.id)).toBe(key);
    await expect(revealApiKey(app, other, row.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const limited: Viewer = { ...byKey, scopes: ['READ', 'CHANGE', 'SPEND', 'ADMINISTER'] };
    const reads = [
      () => revealApiKey(app, limited, row.id),
      () => createApiKey(app, limited, { name: 'more' }),
      () => deleteApiKey(app, limited, row.id),
      () => listApiKeysInFull(app, limited),
    ];
    for (const read of reads)
      await expect((async () => read())()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const [listed] = await listApiKeys(app, limited);
    expect(listed).toMatchObject({ name: '生产环境', description: null, preview: row.preview });
    expect(listed).not.toHaveProperty('sealedKey');
    expect(listed).not.toHaveProperty('keyHash');
  });

  test('is not readable after SECRET_KEY was changed, which is said; the key itself goes on working', async () => {
    const { viewer, user } = await person();
    const { key, row } = await createApiKey(app, viewer, { name: 'old secret' });
    const changed = {
      ...app,
      config: { ...app.config, secretKey: 'quite another secret key of the server' },
    };
    await expect(revealApiKey(changed, viewer, row.id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: '服务器的 SECRET_KEY 已更换，无法再显示此密钥；密钥本身仍可使用，如需明文请新建一个',
    });
    const found = (await listApiKeysInFull(changed, viewer)).find(({ name }) => name === 'old secret');
    expect(found?.key).toBeNull();
    expect(await viewerOfApiKey(changed, key, null)).toMatchObject({ userId: user.id });
  });
});

const PERMISSIONS: Permission[] = ['read', 'change', 'spend', 'account', 'administer'];
const SCOPES: KeyScope[] = ['READ', 'CHANGE', 'SPEND', 'ADMINISTER'];
const OPENS: Record<KeyScope, Permission> = {
  READ: 'read',
  CHANGE: 'change',
  SPEND: 'spend',
  ADMINISTER: 'administer',
};

describe('what a key opens', () => {
  /** Every set of scopes. */
  const sets = Array.from({ length: 15 }, (_, bits) => SCOPES.filter((_, bit) => (bits + 1) & (1 << bit)));

  test.each(sets.map((scopes) => [scopes.join('+'), scopes] as const))(
    '%s opens exactly that, and never the account',
    async (_name, scopes) => {
      const { user } = await person({ role: 'ADMIN' });
      const { key } = await issueApiKey(app, { userId: user.id, name: 'scoped', scopes });
      const viewer = await viewerOfApiKey(app, key, '10.0.0.7');
      const opened = PERMISSIONS.filter((permission) => may(viewer, permission));
      expect(opened).toEqual(
        PERMISSIONS.filter((permission) => scopes.some((one) => OPENS[one] === permission)),
      );
    },
  );

  test('a former administrator’s key administers nothing; made one again, it does', async () => {
    const { user } = await person({ role: 'ADMIN' });
    const { key } = await issueApiKey(app, { userId: user.id, name: 'all', scopes: SCOPES });
    const administers = async () => may(await viewerOfApiKey(app, key, null), 'administer');
    expect(await administers()).toBe(true);
    await app.db.user.update({ where: { id: user.id }, data: { role: 'USER' } });
    expect(await administers()).toBe(false);
    await app.db.user.update({ where: { id: user.id }, data: { role: 'ADMIN' } });
    expect(await administers()).toBe(true);
  });

  test('nobody but an administrator makes one that administers', async () => {
    const { viewer } = await person();
    await expect(createApiKey(app, viewer, { name: 'x', scopes: ['ADMINISTER'] })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { field: 'scopes' },
    });
  });

  test('people who are not authorised yet may make keys, which only read until they are', async () => {
    const { viewer, user } = await person({ verified: false });
    const { key } = await createApiKey(app, viewer, { name: 'early' });
    const opened = async () => {
      const by = await viewerOfApiKey(app, key, null);
      return PERMISSIONS.filter((permission) => may(by, permission));
    };
    expect(await opened()).toEqual(['read']);
    await app.db.user.update({ where: { id: user.id }, data: { verified: true } });
    expect(await opened()).toEqual(['read', 'change', 'spend']);
  });
});

describe('names and limits', () => {
  test('a name once, also where ten ask at once from two processes', async () => {
    const { viewer, user } = await person();
    const made = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        createApiKey(index % 2 ? app : { ...app, db: elsewhere }, viewer, { name: 'the one' }),
      ),
    );
    const refused = made.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(9);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'CONFLICT', message: '已有同名的密钥，请换一个名称' });
    }
    expect(await app.db.apiKey.count({ where: { userId: user.id, name: 'the one' } })).toBe(1);
  });

  test('so many and not one more, also at once', async () => {
    const { viewer, user } = await person();
    const made = await Promise.allSettled(
      Array.from({ length: KEYS_PER_PERSON + 5 }, (_, index) =>
        createApiKey(index % 2 ? app : { ...app, db: elsewhere }, viewer, { name: `key ${index}` }),
      ),
    );
    expect(await app.db.apiKey.count({ where: { userId: user.id } })).toBe(KEYS_PER_PERSON);
    for (const one of made) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT' });
    }
  });

  test.each([
    [{ name: '  ' }, '请输入密钥名称'],
    [{ name: 'x'.repeat(65) }, '密钥名称最多 64 个字符'],
    [{ name: 'two\nlines' }, '密钥名称含有不允许的字符'],
    [{ name: 'a', description: 'x'.repeat(257) }, '密钥描述最多 256 个字符'],
    [{ name: 'a', expiresInDays: 0 }, '有效期须为 1 至 3650 天'],
    [{ name: 'a', expiresInDays: 1.5 }, '有效期须为 1 至 3650 天'],
    [{ name: 'a', expiresInDays: Number.NaN }, '有效期须为 1 至 3650 天'],
    [{ name: 'a', scopes: [] }, '请至少选择一项权限'],
  ])('%j: %s', async (wish, message) => {
    const { viewer } = await person();
    await expect((async () => createApiKey(app, viewer, wish))()).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message,
    });
  });

  test('a key ends when it says, and when it is deleted, by id or by name', async () => {
    const { viewer } = await person();
    const { viewer: other } = await person();
    const { key, row } = await createApiKey(app, viewer, { name: 'short', expiresInDays: 1 });
    expect(await viewerOfApiKey(app, key, '10.1.1.1')).not.toBeNull();
    expect(await viewerOfApiKey(app, key, null, new Date(Date.now() + 25 * 3_600_000))).toBeNull();
    expect((await listApiKeys(app, viewer))[0]).toMatchObject({ lastUsedIp: '10.1.1.1' });
    await expect(deleteApiKey(app, other, row.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(deleteApiKeyByName(app, other, 'short')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await deleteApiKeyByName(app, viewer, ' short ');
    expect(await viewerOfApiKey(app, key, null)).toBeNull();
    await expect(deleteApiKey(app, viewer, row.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

import type { ApiKey, Prisma } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { issueApiKey, keyOf, type NewApiKey } from './apiKeys.ts';

/*
 * A person's own keys. Looking at the list needs `read`, so that a script can see that its key is about to end;
 * a key in full, a new key and a deletion need `account`: in person, because a key that could make or show keys
 * could not be taken back. People who are not authorised yet may make keys; until they are, such a key only reads
 * (platform/viewer.ts decides at every call, not when the key is made).
 */

/** What people see of a key: without what opens it. */
export type ListedApiKey = Omit<ApiKey, 'keyHash' | 'sealedKey'>;

const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.ApiKeyOrderByWithRelationInput[];

/** Which keys are the viewer's, the newest first, in Prisma's words. @throws Refusal FORBIDDEN */
export function ownApiKeys(viewer: Viewer) {
  requirePermission(viewer, 'read');
  return { where: { userId: viewer.userId }, orderBy } satisfies Prisma.ApiKeyFindManyArgs;
}

/** The viewer's keys, each without what opens it. */
export function listApiKeys(app: App, viewer: Viewer): Promise<ListedApiKey[]> {
  return app.db.apiKey.findMany({ ...ownApiKeys(viewer), omit: { keyHash: true, sealedKey: true } });
}

/**
 * The viewer's keys with each key in full, for the seed's clients, which copy out of the list.
 * @returns key: null where it was sealed with another SECRET_KEY.
 */
export async function listApiKeysInFull(
  app: App,
  viewer: Viewer,
): Promise<Array<ListedApiKey & { key: string | null }>> {
  requirePermission(viewer, 'account');
  const rows = await app.db.apiKey.findMany(ownApiKeys(viewer));
  return rows.map(({ keyHash: _, sealedKey, ...row }) => ({ ...row, key: keyOf(app, { sealedKey }) }));
}

/** Makes a key of the viewer's own. @throws Refusal BAD_USER_INPUT, CONFLICT, FORBIDDEN (not in person). */
export function createApiKey(
  app: App,
  viewer: Viewer,
  wish: Omit<NewApiKey, 'userId'>,
): Promise<{ key: string; row: ApiKey }> {
  requirePermission(viewer, 'account');
  return issueApiKey(app, { ...wish, userId: viewer.userId });
}

/** A key once more. @throws Refusal NOT_FOUND; CONFLICT where it was sealed with another SECRET_KEY. */
export async function revealApiKey(app: App, viewer: Viewer, id: string): Promise<string> {
  requirePermission(viewer, 'account');
  const row = await app.db.apiKey.findFirst({
    where: { id, userId: viewer.userId },
    select: { sealedKey: true },
  });
  if (!row) throw notFound('密钥不存在或已删除');
  const key = keyOf(app, row);
  if (key === null) {
    throw new Refusal(
      'CONFLICT',
      '服务器的 SECRET_KEY 已更换，无法再显示此密钥；密钥本身仍可使用，如需明文请新建一个',
    );
  }
  return key;
}

/** Ends a key at once. @throws Refusal NOT_FOUND */
export async function deleteApiKey(app: App, viewer: Viewer, id: string): Promise<void> {
  await deleteWhere(app, viewer, { id });
}

/** The same by its name, as the seed's clients ask. @throws Refusal NOT_FOUND */
export async function deleteApiKeyByName(app: App, viewer: Viewer, name: string): Promise<void> {
  await deleteWhere(app, viewer, { name: name.trim().normalize('NFC') });
}

async function deleteWhere(app: App, viewer: Viewer, which: { id: string } | { name: string }) {
  requirePermission(viewer, 'account');
  const { count } = await app.db.apiKey.deleteMany({ where: { ...which, userId: viewer.userId } });
  if (count === 0) throw notFound('密钥不存在或已删除');
}

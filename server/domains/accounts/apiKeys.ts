import type { ApiKey, Role } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { isUniqueViolation } from '../../platform/database.ts';
import { badInput, notFound, Refusal } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/seal.ts';
import type { KeyScope, Viewer } from '../../platform/viewer.ts';
import { newSecret, secretHash } from './secrets.ts';
import { personFields, viewerOf } from './viewerOf.ts';

export const API_KEY_PREFIX = 'rs_';
/** Keys are sealed for this purpose (server/platform/seal.ts). */
const SEALED_FOR = 'api-key';
const DAY_MS = 24 * 60 * 60 * 1000;
const USED_EVERY_MS = 60 * 1000;
/** Enough for a key per integration; a list that a person can still look through. */
export const KEYS_PER_PERSON = 50;
const LONGEST_DAYS = 3650;

/** Administration only where it was asked for. */
const USUAL_SCOPES: readonly KeyScope[] = ['READ', 'CHANGE', 'SPEND'];

export interface NewApiKey {
  userId: number;
  name: string;
  description?: string | null | undefined;
  scopes?: readonly KeyScope[] | undefined;
  expiresInDays?: number | undefined;
}

/** Makes a key for scripts and integrators. @throws Refusal NOT_FOUND, BAD_USER_INPUT, CONFLICT (the name is taken). */
export async function issueApiKey(app: App, input: NewApiKey): Promise<{ key: string; row: ApiKey }> {
  const wish = checkedWish(input);
  const key = newSecret(API_KEY_PREFIX);
  const { expiresInDays } = input;
  const data = {
    ...wish,
    keyHash: secretHash(key),
    sealedKey: seal(app.config.secretKey, SEALED_FOR, key),
    preview: `${key.slice(0, 8)}…${key.slice(-4)}`,
    expiresAt: expiresInDays === undefined ? null : new Date(Date.now() + expiresInDays * DAY_MS),
  };
  try {
    const row = await app.db.$transaction(async (tx) => {
      // Two new keys at once are counted one after another; the lock does not mind foreign keys.
      const [user] = await tx.$queryRaw<Array<{ role: Role }>>`
        SELECT "role"::text AS "role" FROM "User" WHERE "id" = ${input.userId} FOR NO KEY UPDATE`;
      if (!user) throw notFound('用户不存在');
      if (wish.scopes.includes('ADMINISTER') && user.role !== 'ADMIN')
        throw badInput('scopes', '只有管理员可以授予管理权限');
      const kept = await tx.apiKey.count({ where: { userId: input.userId } });
      if (kept >= KEYS_PER_PERSON)
        throw new Refusal('CONFLICT', `每个账号最多 ${KEYS_PER_PERSON} 个密钥，请先删除不用的密钥`);
      return tx.apiKey.create({ data: { ...data, userId: input.userId } });
    });
    return { key, row };
  } catch (error) {
    throw isUniqueViolation(error)
      ? new Refusal('CONFLICT', '已有同名的密钥，请换一个名称', { field: 'name' })
      : error;
  }
}

function checkedWish(input: NewApiKey) {
  const name = input.name.trim().normalize('NFC');
  if (name === '') throw badInput('name', '请输入密钥名称');
  if (name.length > 64) throw badInput('name', '密钥名称最多 64 个字符');
  if (/[\p{Cc}\u2028\u2029]/u.test(name)) throw badInput('name', '密钥名称含有不允许的字符');
  const description = input.description?.trim() || null;
  if (description && description.length > 256) throw badInput('description', '密钥描述最多 256 个字符');
  const days = input.expiresInDays;
  if (days !== undefined && !(Number.isInteger(days) && days >= 1 && days <= LONGEST_DAYS))
    throw badInput('expires_in_days', `有效期须为 1 至 ${LONGEST_DAYS} 天`);
  const scopes = [...new Set(input.scopes ?? USUAL_SCOPES)];
  if (scopes.length === 0) throw badInput('scopes', '请至少选择一项权限');
  return { name, description, scopes };
}

/** The key that a row keeps; null where it was sealed with another SECRET_KEY. The key works all the same: by hash. */
export function keyOf(app: App, row: Pick<ApiKey, 'sealedKey'>): string | null {
  try {
    return unseal(app.config.secretKey, SEALED_FOR, row.sealedKey);
  } catch {
    return null;
  }
}

/** The person behind an API key; null when it is unknown or has expired. */
export async function viewerOfApiKey(
  app: App,
  key: string,
  ip: string | null,
  now = new Date(),
): Promise<Viewer | null> {
  const found = await app.db.apiKey.findUnique({
    where: { keyHash: secretHash(key) },
    select: { id: true, expiresAt: true, lastUsedAt: true, scopes: true, user: { select: personFields } },
  });
  if (!found || (found.expiresAt && found.expiresAt <= now)) return null;
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > USED_EVERY_MS) {
    await app.db.apiKey.updateMany({ where: { id: found.id }, data: { lastUsedAt: now, lastUsedIp: ip } });
  }
  return viewerOf(found.user, 'key', found.id, found.scopes);
}

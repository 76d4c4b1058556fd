import type { ApiKey } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { isUniqueViolation } from '../../platform/database.ts';
import { badInput, notFound, Refusal } from '../../platform/refusal.ts';
import { seal } from '../../platform/seal.ts';
import type { KeyScope, Viewer } from '../../platform/viewer.ts';
import { newSecret, secretHash } from './secrets.ts';
import { personFields, viewerOf } from './viewerOf.ts';

export const API_KEY_PREFIX = 'rs_';
/** Keys are sealed for this purpose (server/platform/seal.ts). */
const SEALED_FOR = 'api-key';
const DAY_MS = 24 * 60 * 60 * 1000;
const USED_EVERY_MS = 60 * 1000;

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
  const name = input.name.trim();
  if (name === '') throw badInput('name', '请输入密钥名称');
  if (name.length > 64) throw badInput('name', '密钥名称最多 64 个字符');
  const description = input.description?.trim() || null;
  if (description && description.length > 256) throw badInput('description', '密钥描述最多 256 个字符');
  const days = input.expiresInDays;
  if (days !== undefined && !(days > 0 && days <= 3650))
    throw badInput('expires_in_days', '有效期须为 1 至 3650 天');
  const scopes = [...new Set(input.scopes ?? USUAL_SCOPES)];
  if (scopes.length === 0) throw badInput('scopes', '请至少选择一项权限');
  const user = await app.db.user.findUnique({
    where: { id: input.userId },
    select: { id: true, role: true },
  });
  if (!user) throw notFound('用户不存在');
  if (scopes.includes('ADMINISTER') && user.role !== 'ADMIN')
    throw badInput('scopes', '只有管理员可以授予管理权限');
  const key = newSecret(API_KEY_PREFIX);
  try {
    const row = await app.db.apiKey.create({
      data: {
        userId: user.id,
        name,
        description,
        scopes,
        keyHash: secretHash(key),
        sealedKey: seal(app.config.secretKey, SEALED_FOR, key),
        preview: `${key.slice(0, 8)}…${key.slice(-4)}`,
        expiresAt: days === undefined ? null : new Date(Date.now() + days * DAY_MS),
      },
    });
    return { key, row };
  } catch (error) {
    throw isUniqueViolation(error)
      ? new Refusal('CONFLICT', '已有同名的密钥，请换一个名称', { field: 'name' })
      : error;
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

import type { App } from '../../platform/app.ts';
import { badInput, notFound } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { newSecret, secretHash } from './secrets.ts';
import { personFields, viewerOf } from './viewerOf.ts';

export const API_TOKEN_PREFIX = 'rs_';

export interface NewApiToken {
  id: string;
  /** Shown once; only its hash is kept. */
  token: string;
  expiresAt: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const USED_EVERY_MS = 60 * 1000;

/** Makes a bearer token for scripts and integrators. @throws Refusal NOT_FOUND, BAD_USER_INPUT. */
export async function issueToken(
  app: App,
  input: { userId: number; name: string; expiresInDays?: number | undefined },
): Promise<NewApiToken> {
  const name = input.name.trim();
  if (name === '' || name.length > 64) throw badInput('name', '请输入密钥名称（最多 64 个字符）');
  const days = input.expiresInDays;
  if (days !== undefined && !(days > 0 && days <= 3650))
    throw badInput('expires_in_days', '有效期须为 1 至 3650 天');
  const user = await app.db.user.findUnique({ where: { id: input.userId }, select: { id: true } });
  if (!user) throw notFound('用户不存在');
  const token = newSecret(API_TOKEN_PREFIX);
  const expiresAt = days === undefined ? null : new Date(Date.now() + days * DAY_MS);
  const { id } = await app.db.apiToken.create({
    data: {
      userId: user.id,
      name,
      tokenHash: secretHash(token),
      preview: `${token.slice(0, 8)}…${token.slice(-4)}`,
      expiresAt,
    },
    select: { id: true },
  });
  return { id, token, expiresAt };
}

/** The person behind an API token; null when it is unknown or has expired. */
export async function viewerOfApiToken(app: App, token: string, now = new Date()): Promise<Viewer | null> {
  const found = await app.db.apiToken.findUnique({
    where: { tokenHash: secretHash(token) },
    select: { id: true, expiresAt: true, lastUsedAt: true, user: { select: personFields } },
  });
  if (!found || (found.expiresAt && found.expiresAt <= now)) return null;
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > USED_EVERY_MS) {
    await app.db.apiToken.updateMany({ where: { id: found.id }, data: { lastUsedAt: now } });
  }
  return viewerOf(found.user, 'token', found.id);
}

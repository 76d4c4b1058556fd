import { z } from 'zod';
import type { ListedApiKey } from '../../../domains/accounts/accounts.ts';
import { time } from '../fields.ts';

/** In REST scopes are written small, as everything there. */
export const SCOPE_WORDS = ['read', 'change', 'spend', 'administer'] as const;

export const scopes = z.array(z.enum(SCOPE_WORDS, `权限须为 ${SCOPE_WORDS.join('、')}`));

/**
 * `key` is the key in full for people who come in person (session, token of a sign-in, Basic), because the seed's
 * clients copy out of this list; a key that asks sees every key masked, its own too.
 */
export const apiKey = z
  .object({
    name: z.string(),
    description: z.string().nullable(),
    key: z.string().describe('完整密钥；用 API 密钥调用时只有前 8 位与后 4 位'),
    masked: z.boolean().describe('key 是否已打码'),
    scopes,
    created_at: time,
    expires_at: time.nullable().describe('null 为永不过期'),
    last_used_at: time.nullable(),
    last_used_ip: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' });

export function toApiKey(row: ListedApiKey, key: string | null): z.output<typeof apiKey> {
  return {
    name: row.name,
    description: row.description,
    key: key ?? row.preview,
    masked: key === null,
    scopes: row.scopes.map((scope) => scope.toLowerCase() as (typeof SCOPE_WORDS)[number]),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    last_used_ip: row.lastUsedIp,
  };
}

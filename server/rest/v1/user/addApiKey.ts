import { z } from 'zod';
import { createApiKey } from '../../../domains/accounts/accounts.ts';
import type { KeyScope } from '../../../platform/viewer.ts';
import { route } from '../contract.ts';
import { scopes } from './keyShape.ts';

export const addApiKey = route({
  method: 'POST',
  path: '/user/add-api-key',
  permission: 'account',
  tag: 'user',
  summary: '新建 API 密钥；须登录后操作，不能用 API 密钥调用',
  body: z.object({
    name: z.string('请输入密钥名称').max(256, '密钥名称最多 64 个字符'),
    description: z.string().max(1024, '密钥描述最多 256 个字符').nullish(),
    scopes: scopes.nullish().describe('省略时为 read、change、spend；administer 仅限管理员'),
    expires_in_days: z.int('有效期须为整数天').nullish().describe('1 至 3650；省略时永不过期'),
  }),
  answers: z.object({ api_key: z.string().describe('完整密钥') }),
  async handle({ app, viewer, body, reply }) {
    reply.header('cache-control', 'no-store');
    const { key } = await createApiKey(app, viewer, {
      name: body.name,
      description: body.description,
      scopes: body.scopes?.map((scope) => scope.toUpperCase() as KeyScope),
      expiresInDays: body.expires_in_days ?? undefined,
    });
    return { api_key: key };
  },
});

import { z } from 'zod';
import { deleteApiKeyByName } from '../../../domains/accounts/accounts.ts';
import { route } from '../contract.ts';

export const deleteApiKey = route({
  method: 'POST',
  path: '/user/delete-api-key',
  permission: 'account',
  tag: 'user',
  summary: '删除 API 密钥，立即失效；须登录后操作，不能用 API 密钥调用',
  body: z.object({ name: z.string('请输入密钥名称').max(256, '密钥不存在或已删除') }),
  answers: z.object({ data: z.null() }),
  async handle({ app, viewer, body }) {
    await deleteApiKeyByName(app, viewer, body.name);
    return { data: null };
  },
});

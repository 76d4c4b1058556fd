import { z } from 'zod';
import { issueEntrance } from '../../../domains/accounts/accounts.ts';
import { route } from '../contract.ts';
import { time } from '../fields.ts';

export const entranceToken = route({
  method: 'POST',
  path: '/user/entrance-token',
  permission: 'read',
  tag: 'user',
  summary: '签发页面访问凭证：把一个页面嵌入其他产品；只能用一次，一两分钟内有效',
  body: z.object({
    page: z.string().max(512, '页面地址过长').nullish().describe('以 / 开头的页面地址；默认 /welcome'),
    iframe: z.boolean().default(true).describe('不显示菜单'),
  }),
  answers: z.object({
    token: z.string(),
    url: z.string().describe('带凭证的页面地址，用作 iframe 的 src'),
    expire_time: time,
  }),
  async handle({ app, viewer, body }) {
    const { token, url, expiresAt } = await issueEntrance(app, viewer, body);
    return { token, url, expire_time: expiresAt.toISOString() };
  },
});

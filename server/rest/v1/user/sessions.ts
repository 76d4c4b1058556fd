import { z } from 'zod';
import {
  deviceOf,
  mySessions,
  revokeOtherSessions,
  revokeSession,
} from '../../../domains/accounts/accounts.ts';
import { route } from '../contract.ts';
import { time } from '../fields.ts';

const session = z
  .object({
    id: z.uuid(),
    device: z.string().describe('浏览器与系统，由客户端自述'),
    ip: z.string().nullable(),
    create_time: time,
    last_seen_time: time,
    expire_time: time,
    current: z.boolean().describe('就是发出本次请求的登录'),
    embedded: z.boolean().describe('嵌入其他产品的页面，权限受限'),
  })
  .meta({ id: 'Session' });

export const sessions = route({
  method: 'GET',
  path: '/user/sessions',
  permission: 'account',
  tag: 'user',
  summary: '自己的登录，最近使用的在前',
  answers: z.object({ data: z.array(session) }),
  async handle({ app, viewer }) {
    const rows = await mySessions(app, viewer);
    return {
      data: rows.map((row) => ({
        id: row.id,
        device: deviceOf(row.userAgent),
        ip: row.ip,
        create_time: row.createdAt.toISOString(),
        last_seen_time: row.lastSeenAt.toISOString(),
        expire_time: row.expiresAt.toISOString(),
        current: row.id === viewer.credentialId,
        embedded: row.embedded,
      })),
    };
  },
});

export const revoke = route({
  method: 'POST',
  path: '/user/sessions/revoke',
  permission: 'account',
  tag: 'user',
  summary: '结束自己的一个登录',
  body: z.object({ id: z.uuid('登录编号不正确').toLowerCase() }),
  answers: z.object({ data: z.null() }),
  async handle({ app, viewer, body }) {
    await revokeSession(app, viewer, body.id);
    return { data: null };
  },
});

export const revokeOthers = route({
  method: 'POST',
  path: '/user/sessions/revoke-others',
  permission: 'account',
  tag: 'user',
  summary: '结束自己除当前以外的全部登录',
  answers: z.object({ data: z.int().describe('结束了几个') }),
  async handle({ app, viewer }) {
    return { data: await revokeOtherSessions(app, viewer) };
  },
});

import { z } from 'zod';
import { endSessions, resetPassword } from '../../../domains/admin/admin.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

/** The seed has no path for either; a person who lost their password or their laptop needs both. */
export const adminResetPassword = route({
  method: 'POST',
  path: '/user/admin/reset-password',
  permission: 'administer',
  tag: 'user',
  summary: '重置密码（仅管理员）：生成新密码，只在这里返回一次，并结束该用户的全部登录',
  body: z.object({ user_id: id }),
  answers: z.object({ data: z.object({ password: z.string() }) }),
  async handle({ app, viewer, body }) {
    return { data: { password: await resetPassword(app, viewer, body.user_id) } };
  },
});

export const adminEndSessions = route({
  method: 'POST',
  path: '/user/admin/end-sessions',
  permission: 'administer',
  tag: 'user',
  summary: '结束用户的全部登录（仅管理员）；对自己则保留当前登录',
  body: z.object({ user_id: id }),
  answers: z.object({ data: z.object({ ended: z.int().describe('结束了几个登录') }) }),
  async handle({ app, viewer, body }) {
    return { data: { ended: await endSessions(app, viewer, body.user_id) } };
  },
});

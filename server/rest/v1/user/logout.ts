import { z } from 'zod';
import { signOut } from '../../../domains/accounts/accounts.ts';
import { clearedCookies } from '../../../http/sessionCookie.ts';
import { route } from '../contract.ts';

export const logout = route({
  method: 'POST',
  path: '/user/logout',
  permission: 'read',
  tag: 'user',
  summary: '退出登录；登录得到的 token 随即失效',
  answers: z.object({ data: z.null() }),
  async handle({ app, viewer, reply }) {
    await signOut(app, viewer);
    if (viewer.via === 'session') reply.header('set-cookie', clearedCookies(app.config));
    return { data: null };
  },
});

import { z } from 'zod';
import { getMe } from '../../../domains/accounts/accounts.ts';
import { route } from '../contract.ts';
import { toUserInfo, userInfo } from './shape.ts';

export const info = route({
  method: 'GET',
  path: '/user/info',
  permission: 'read',
  tag: 'user',
  summary: '当前用户',
  answers: z.object({ user_info: userInfo }),
  async handle({ app, viewer }) {
    return { user_info: toUserInfo(await getMe(app, viewer)) };
  },
});

import { z } from 'zod';
import { setVerified } from '../../../domains/admin/admin.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';
import { adminUserInfo, toAdminUserInfo } from './adminShape.ts';

export const adminVerify = route({
  method: 'PUT',
  path: '/user/admin/verify',
  permission: 'administer',
  tag: 'user',
  summary: '授权或取消授权（仅管理员）；取消后不能开始新的项目，进行中的项目会完成',
  body: z.object({
    user_id: id,
    verified: z.boolean('verified 须为 true 或 false'),
    confirm_self: z.boolean().nullish().describe('取消自己的授权时须为 true'),
  }),
  answers: z.object({ data: adminUserInfo }),
  async handle({ app, viewer, body }) {
    const { user_id: userId, verified, confirm_self: confirmSelf } = body;
    return { data: toAdminUserInfo(await setVerified(app, viewer, { userId, verified, confirmSelf })) };
  },
});

import { z } from 'zod';
import { updatePerson } from '../../../domains/admin/admin.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';
import { adminUserInfo, profileFields, toAdminUserInfo, toProfile } from './adminShape.ts';

export const adminUpdate = route({
  method: 'PUT',
  path: '/user/admin/update',
  permission: 'administer',
  tag: 'user',
  summary: '修改用户（仅管理员）；省略的字段不变，null 或空白清除；最后一位管理员不能降级',
  body: z.object({
    user_id: id,
    ...profileFields,
    confirm_self: z.boolean().nullish().describe('取消自己的管理权限时须为 true'),
  }),
  answers: z.object({ data: adminUserInfo }),
  async handle({ app, viewer, body }) {
    const person = await updatePerson(app, viewer, {
      userId: body.user_id,
      confirmSelf: body.confirm_self,
      ...toProfile(body),
    });
    return { data: toAdminUserInfo(person) };
  },
});

import { z } from 'zod';
import { changePassword as change } from '../../../domains/accounts/accounts.ts';
import { route } from '../contract.ts';

const password = (missing: string) => z.string(missing).min(1, missing).max(1024, '密码过长');

export const changePassword = route({
  method: 'POST',
  path: '/user/change-password',
  permission: 'account',
  tag: 'user',
  summary: '修改密码；其他登录随即失效，当前登录继续有效',
  body: z.object({ old_password: password('请输入旧密码'), new_password: password('请输入新密码') }),
  answers: z.object({ data: z.null() }),
  async handle({ app, viewer, body }) {
    await change(app, viewer, { oldPassword: body.old_password, newPassword: body.new_password });
    return { message: '密码修改成功', data: null };
  },
});

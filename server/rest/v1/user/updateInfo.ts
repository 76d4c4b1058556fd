import { z } from 'zod';
import { updateProfile } from '../../../domains/accounts/accounts.ts';
import { route } from '../contract.ts';
import { toUserInfo, userInfo } from './shape.ts';

const text = (what: string) => z.string().max(512).nullish().describe(`${what}；null 清除，不传则不变`);

export const updateInfo = route({
  method: 'PUT',
  path: '/user/info',
  permission: 'account',
  tag: 'user',
  summary: '修改个人资料',
  body: z.object({
    nick_name: text('昵称，最多 64 个字符'),
    email: text('邮箱'),
    phone: text('电话'),
    sex: text('male、female 或 other'),
  }),
  answers: z.object({ user_info: userInfo }),
  async handle({ app, viewer, body }) {
    const { nick_name: nickName, email, phone, sex } = body;
    const person = await updateProfile(app, viewer, { nickName, email, phone, sex });
    return { message: '用户信息修改成功', user_info: toUserInfo(person) };
  },
});

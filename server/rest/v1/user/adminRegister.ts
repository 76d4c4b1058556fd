import { z } from 'zod';
import { createPerson } from '../../../domains/admin/admin.ts';
import { route } from '../contract.ts';
import { adminUserInfo, profileFields, toAdminUserInfo, toProfile } from './adminShape.ts';

export const adminRegister = route({
  method: 'POST',
  path: '/user/admin/register',
  permission: 'administer',
  tag: 'user',
  summary: '新建用户（仅管理员）；默认已授权',
  // Again is the same or refused: a name is taken once.
  repeatable: 'stored',
  body: z.object({
    user_name: z.string('请输入用户名').min(1, '请输入用户名').max(256, '用户名过长'),
    password: z.string('请输入密码').min(1, '请输入密码').max(1024, '密码过长').describe('至少 6 个字符'),
    ...profileFields,
    verified: z.boolean('须为 true 或 false').nullish().describe('是否立即授权，默认 true'),
  }),
  answers: z.object({ data: adminUserInfo }),
  async handle({ app, viewer, body }) {
    const { person } = await createPerson(app, viewer, {
      userName: body.user_name,
      password: body.password,
      verified: body.verified,
      ...toProfile(body),
    });
    return { data: toAdminUserInfo(person) };
  },
});

import { z } from 'zod';
import { getMe, signIn } from '../../../domains/accounts/accounts.ts';
import { openRoute } from '../contract.ts';
import { toUserInfo, userInfo } from './shape.ts';

const text = z.string().max(256).nullish().describe('验证码启用之前可省略');

export const login = openRoute({
  method: 'POST',
  path: '/user/login',
  tag: 'user',
  summary: '登录；token 用作 Authorization: Bearer',
  body: z.object({
    user_name: z.string('请输入用户名').min(1, '请输入用户名').max(64, '用户名过长'),
    password: z.string('请输入密码').min(1, '请输入密码').max(1024, '密码过长'),
    captcha_id: text,
    captcha: text,
  }),
  answers: z.object({ token: z.string(), user_info: userInfo }),
  async handle({ app, body, request }) {
    const session = await signIn(app, {
      userName: body.user_name,
      password: body.password,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
    });
    return { token: session.token, user_info: toUserInfo(await getMe(app, session.viewer)) };
  },
});

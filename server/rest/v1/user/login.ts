import { z } from 'zod';
import { getMe, signIn } from '../../../domains/accounts/accounts.ts';
import { openRoute } from '../contract.ts';
import { toUserInfo, userInfo } from './shape.ts';

const text = (what: string) => z.string().max(256).nullish().describe(what);

export const login = openRoute({
  method: 'POST',
  path: '/user/login',
  tag: 'user',
  summary: '登录；token 用作 Authorization: Bearer',
  body: z.object({
    user_name: z.string('请输入用户名').min(1, '请输入用户名').max(64, '用户名过长'),
    password: z.string('请输入密码').min(1, '请输入密码').max(1024, '密码过长'),
    captcha_id: text('来自 /user/captcha；关闭了登录验证码（LOGIN_CAPTCHA=off）时可省略'),
    captcha: text('看到或听到的内容，不分大小写'),
  }),
  answers: z.object({ token: z.string(), user_info: userInfo }),
  async handle({ app, body, request }) {
    const session = await signIn(app, {
      userName: body.user_name,
      password: body.password,
      captchaId: body.captcha_id,
      captcha: body.captcha,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
    });
    return { token: session.token, user_info: toUserInfo(await getMe(app, session.viewer)) };
  },
});

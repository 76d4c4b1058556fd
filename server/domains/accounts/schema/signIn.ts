import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { signIn } from '../accounts.ts';
import { requireHttp } from './requireHttp.ts';
import { ViewerPayload } from './ViewerPayload.ts';

const SignInInput = builder.inputType('SignInInput', {
  description: 'Name and password of an account, and the answer to a captcha.',
  fields: (t) => ({
    userName: t.string({
      required: true,
      description: 'As the administrator registered it.',
      validate: z.string().trim().min(1, '请输入用户名').max(64, '用户名过长'),
    }),
    password: t.string({
      required: true,
      description: 'Never logged, never kept.',
      validate: z.string().min(1, '请输入密码').max(256, '密码过长'),
    }),
    captchaId: t.string({
      description: 'From createCaptcha; needed unless that answered with none.',
      validate: z.string().max(64, '验证码过长'),
    }),
    captcha: t.string({
      description: 'What the picture shows or the voice says.',
      validate: z.string().max(64, '验证码过长'),
    }),
  }),
});

builder.mutationField('signIn', (t) =>
  t.field({
    type: ViewerPayload,
    description: 'Starts a browser session; its token travels in an HttpOnly cookie only.',
    authScopes: { anyone: true },
    args: { input: t.arg({ type: SignInInput, required: true, description: 'Who.' }) },
    resolve: async (_root, { input }, context) => {
      requireHttp(context);
      const session = await signIn(context.app, { ...input, ip: context.ip, userAgent: context.userAgent });
      context.setSessionCookie?.(session);
      // What the same operation asks next is answered as the person who has just signed in.
      context.viewer = session.viewer;
      return { userId: session.viewer.userId };
    },
  }),
);

import { z } from 'zod';
import { createCaptcha } from '../../../domains/accounts/accounts.ts';
import { openRoute } from '../contract.ts';
import { time } from '../fields.ts';

export const captcha = openRoute({
  method: 'POST',
  path: '/user/captcha',
  tag: 'user',
  summary: '登录验证码；答一次即失效，5 分钟内有效，只对取得它的地址有效',
  body: z.object({
    kind: z
      .enum(['image', 'audio'], 'kind 须为 image 或 audio')
      .default('image')
      .describe('image：看图，五个字母或数字；audio：听音，六位数字'),
  }),
  answers: z.object({
    captcha_id: z.string(),
    image: z.string().nullable().describe('data URL，可直接作为图片地址'),
    audio: z.string().nullable().describe('data URL，可直接播放'),
    expire_time: time,
  }),
  async handle({ app, body, request }) {
    const { id, kind, url, expiresAt } = await createCaptcha(app, { kind: body.kind, ip: request.ip });
    return {
      captcha_id: id,
      image: kind === 'image' ? url : null,
      audio: kind === 'audio' ? url : null,
      expire_time: expiresAt.toISOString(),
    };
  },
});

import { z } from 'zod';
import { signAddress } from '../../../domains/materials/materials.ts';
import { absoluteUrl } from '../absoluteUrl.ts';
import { route } from '../contract.ts';

export const ossSign = route({
  method: 'POST',
  path: '/material/oss_sign',
  permission: 'read',
  tag: 'material',
  summary: '把 oss:// 地址换成限时可访问的链接',
  body: z.object({ url: z.string('请提供地址').max(1024, '地址过长') }),
  answers: z.object({ data: z.url() }),
  async handle({ app, viewer, body, request }) {
    return { data: absoluteUrl(request, await signAddress(app, viewer, body.url)) };
  },
});

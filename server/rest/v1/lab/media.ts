import { z } from 'zod';
import { fetchToolMedia } from '../../../domains/lab/lab.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

export const media = route({
  method: 'GET',
  path: '/lab/media',
  permission: 'administer',
  tag: 'lab',
  summary: '显示工具结果中的图片或视频（地址由 /lab/call 签发，不保存内容）',
  query: z.object({
    u: z.string().max(8192).describe('地址'),
    t: id.describe('工具'),
    k: z.enum(['VIDEO', 'IMAGE']),
    e: z.coerce.number().int().describe('到期时间，Unix 秒'),
    s: z.string().max(64).describe('签名'),
  }),
  transfer: 'binary',
  answers: z.object({}),
  async handle({ app, viewer, query, request, reply }) {
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const { range } = request.headers;
    const answer = await fetchToolMedia(app, viewer, query, { range, signal: left.signal });
    const contentRange = answer.headers['content-range'];
    return reply
      .code(answer.status === 206 && contentRange ? 206 : 200)
      .headers({
        'content-type': answer.contentType,
        'cache-control': 'private, no-store',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': 'inline',
        ...(contentRange ? { 'content-range': contentRange, 'accept-ranges': 'bytes' } : {}),
      })
      .send(answer.bytes);
  },
});

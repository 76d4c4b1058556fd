import { z } from 'zod';
import { callTool } from '../../../domains/lab/lab.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

const media = z.object({
  kind: z.enum(['VIDEO', 'IMAGE']),
  path: z.string().describe('在结果中的位置'),
  url: z.string(),
  preview: z.string().describe('经由本站显示的地址，两小时内有效'),
});

export const call = route({
  method: 'POST',
  path: '/lab/call',
  permission: 'administer',
  tag: 'lab',
  summary: '调用工具；请求与结果都不保存。给出 id 时按登记的方式与地址调用，并带上密钥请求头',
  body: z.object({
    id: id.nullish().describe('登记的工具；此时 method 与 url 以登记的为准'),
    method: z.string().nullish().describe('GET 或 POST'),
    url: z.string().nullish(),
    data: z.unknown().optional().describe('POST 时为请求体，GET 时为查询参数'),
    timeout: z.union([z.number(), z.string()]).nullish().describe('秒，1–300'),
  }),
  answers: z.object({
    data: z.unknown().describe('工具返回的 JSON；不是 JSON 时为文本，不是文本时为 null'),
    status: z.int().describe('工具返回的 HTTP 状态'),
    duration_ms: z.int(),
    content_type: z.string(),
    size: z.int().describe('字节'),
    is_json: z.boolean(),
    note: z.string().nullable().describe('结果无法显示时的说明'),
    media: z.array(media).describe('按登记的路径找到的视频与图片'),
  }),
  async handle({ app, viewer, body, reply }) {
    // Whoever goes away does not keep a call of theirs running.
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const result = await callTool(app, viewer, { ...body, signal: left.signal });
    return {
      data: result.data,
      status: result.status,
      duration_ms: result.durationMs,
      content_type: result.contentType,
      size: result.sizeBytes,
      is_json: result.isJson,
      note: result.note,
      media: result.media,
    };
  },
});

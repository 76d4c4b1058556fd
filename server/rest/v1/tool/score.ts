import { z } from 'zod';
import { addScoreEntry, createScore } from '../../../domains/insight/insight.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';
import { productBody, productOf } from './productBody.ts';

export const score = route({
  method: 'POST',
  path: '/tool/video/score',
  permission: 'spend',
  tag: 'tool',
  summary: '给一个视频评分，50 积分；带 project_id 时在同一项目中再评一个视频',
  body: z.object({
    title: z.string().nullish().describe('新项目必填，最多 128 个字符'),
    video_path: z.string('请上传视频文件').describe('oss:// 地址，不超过 180 秒'),
    product_info: productBody,
    project_id: id.nullish(),
  }),
  answers: z.object({ data: z.int().describe('项目编号') }),
  async handle({ app, viewer, body, idempotencyKey }) {
    const video = { videoPath: body.video_path, product: productOf(body.product_info) };
    if (body.project_id) {
      await addScoreEntry(app, viewer, body.project_id, video);
      return { data: body.project_id };
    }
    const wanted = { ...video, title: body.title ?? '', requestKey: idempotencyKey };
    return { data: (await createScore(app, viewer, wanted)).projectId };
  },
});

import { z } from 'zod';
import { retryScore } from '../../../domains/insight/insight.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';
import { productBody, productOf } from './productBody.ts';

export const scoreRetry = route({
  method: 'POST',
  path: '/tool/video/score/retry',
  permission: 'spend',
  tag: 'tool',
  summary:
    '重新评分，50 积分。视频和产品不变时替换这一条的结果；换了视频或产品时在同一项目中新增一条，便于对比',
  body: z.object({
    project_id: id,
    task_id: z.int().min(0).max(9999).describe('project/detail 的 info 中给出'),
    title: z.string().nullish().describe('不改变项目名称'),
    video_path: z.string().nullish().describe('省略则用原来的视频'),
    product_info: productBody.describe('省略则用原来的产品'),
  }),
  answers: z.object({ data: z.int().describe('项目编号') }),
  async handle({ app, viewer, body }) {
    const changed = { videoPath: body.video_path || null, product: productOf(body.product_info) };
    await retryScore(app, viewer, body.project_id, body.task_id, changed);
    return { data: body.project_id };
  },
});

import { z } from 'zod';
import { repeatTool } from '../../../domains/insight/insight.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

export const scoreRetry = route({
  method: 'POST',
  path: '/tool/video/score/retry',
  permission: 'spend',
  tag: 'tool',
  summary: '重新评分一个视频，50 积分；已分析过的内容不会重新分析',
  body: z.object({
    project_id: id,
    task_id: z.int().min(0).max(9999).describe('project/detail 的 info 中给出'),
    title: z.string().nullish(),
    video_path: z.string().nullish(),
    product_info: z.unknown().optional(),
  }),
  answers: z.object({ data: z.int().describe('项目编号') }),
  async handle({ app, viewer, body }) {
    await repeatTool(app, viewer, body.project_id, body.task_id, 'score');
    return { data: body.project_id };
  },
});

import { z } from 'zod';
import { createAnalysis } from '../../../domains/insight/insight.ts';
import { route } from '../contract.ts';

export const analyze = route({
  method: 'POST',
  path: '/tool/video/analyze',
  permission: 'spend',
  tag: 'tool',
  summary: '分析一个或多个视频，每个 30 积分',
  repeatable: 'exact',
  body: z.object({
    name: z.string('请输入任务名称'),
    video_paths: z.array(z.string(), '请上传视频文件').describe('oss:// 地址，每个不超过 180 秒'),
    mode: z.enum(['simple', 'deep'], 'mode 须为 simple 或 deep').default('simple'),
  }),
  answers: z.object({ data: z.int().describe('项目编号') }),
  async handle({ app, viewer, body, idempotencyKey }) {
    const { projectId } = await createAnalysis(app, viewer, {
      name: body.name,
      videoPaths: body.video_paths,
      mode: body.mode,
      requestKey: idempotencyKey,
    });
    return { data: projectId };
  },
});

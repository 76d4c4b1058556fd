import { z } from 'zod';
import { createDecompose } from '../../../domains/insight/insight.ts';
import { route } from '../contract.ts';
import { productBody, productOf } from './productBody.ts';

export const decompose = route({
  method: 'POST',
  path: '/tool/video/decompose',
  permission: 'spend',
  tag: 'tool',
  summary: '把一个视频拆解成镜头与结构，30 积分',
  repeatable: 'exact',
  body: z.object({
    name: z.string('请输入任务名称'),
    video_path: z.string('请上传视频文件').describe('oss:// 地址，不超过 180 秒'),
    scene_method: z
      .enum(['content', 'interval'], 'scene_method 须为 content 或 interval')
      .default('content')
      .describe('content：按镜头；interval：等分'),
    is_analysis: z.boolean().default(true).describe('同时分析每个镜头在结构中的作用'),
    skip_visual_analysis: z.boolean().default(false).describe('不做画面理解'),
    product_info: productBody,
  }),
  answers: z.object({ data: z.int().describe('项目编号') }),
  async handle({ app, viewer, body, idempotencyKey }) {
    const { projectId } = await createDecompose(app, viewer, {
      name: body.name,
      videoPath: body.video_path,
      sceneMethod: body.scene_method,
      isAnalysis: body.is_analysis,
      skipVisualAnalysis: body.skip_visual_analysis,
      product: productOf(body.product_info),
      requestKey: idempotencyKey,
    });
    return { data: projectId };
  },
});

import { z } from 'zod';
import { createOneAnalyze } from '../../../domains/insight/insight.ts';
import { route } from '../contract.ts';
import { productBody, productOf } from '../tool/productBody.ts';

export const oneAnalyze = route({
  method: 'POST',
  path: '/project/one_analyze',
  permission: 'spend',
  tag: 'project',
  summary: '一键分析一个视频：analyze 30、score 50、reviewer 50 积分；失败的工具单独退还',
  repeatable: 'exact',
  body: z.object({
    name: z.string('请输入项目名称').describe('最多 128 个字符'),
    video_path: z.string('请先上传视频').describe('oss:// 地址，不超过 180 秒'),
    script_content: z.string().nullish().describe('最多 2000 个字符'),
    product_info: productBody,
    tools: z.array(z.string().max(32), '请至少选择一个分析工具').describe('analyze、score、reviewer'),
  }),
  answers: z.object({ data: z.int().describe('项目编号') }),
  async handle({ app, viewer, body, idempotencyKey }) {
    const { projectId } = await createOneAnalyze(app, viewer, {
      name: body.name,
      videoPath: body.video_path,
      scriptContent: body.script_content ?? '',
      product: productOf(body.product_info),
      tools: body.tools,
      requestKey: idempotencyKey,
    });
    return { data: projectId };
  },
});

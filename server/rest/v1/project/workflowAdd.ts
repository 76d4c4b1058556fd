import { z } from 'zod';
import { createMixcut } from '../../../domains/production/production.ts';
import { badInput } from '../../../platform/refusal.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

const resolution = z
  .union(
    [z.literal([1080, 720, 480]), z.string().regex(/^(1080|720|480)[pP]?$/)],
    '分辨率须为 1080、720 或 480',
  )
  .transform((level) => Number.parseInt(String(level), 10));

const params = z.object({
  input: z.string().default('').describe('视频描述'),
  raw_script: z.string().nullish().describe('给定的脚本，原文保留'),
  input_materials: z
    .array(
      z.object({
        material_id: id,
        media_type: z.union([z.int(), z.string().max(16)]).nullish(),
        path: z.string().max(1024).nullish(),
      }),
      '请先上传素材',
    )
    .describe('素材；以 material_id 为准'),
  script_source: z.string().max(32).nullish(),
  video_type: z.array(z.string().max(32)).nullish().describe('hybrid_cut'),
  language: z.enum(['zh', 'en'], '语言须为 zh 或 en').default('zh'),
  layout: z.enum(['horizontal', 'vertical'], '布局须为 horizontal 或 vertical').default('horizontal'),
  resolution_level: resolution.default(720),
  voice: z.string().max(64).nullish(),
  music: z.boolean().default(true),
  product_id: id.nullish().describe('产品编号；创建时的内容交给脚本撰写'),
});

export const workflowAdd = route({
  method: 'POST',
  path: '/project/workflow/add',
  permission: 'spend',
  tag: 'project',
  summary: '创建并运行一个工作流；相同 Idempotency-Key 请求头只创建一次',
  repeatable: 'exact',
  body: z.object({
    name: z.string('请提供工作流名称').max(64).describe('mixcut_digital'),
    is_mixcut: z.boolean().default(true),
    auto: z.boolean().default(true).describe('false：每个可编辑步骤之后等待确认'),
    params,
  }),
  answers: z.object({ data: z.int().describe('项目编号') }),
  async handle({ app, viewer, body, idempotencyKey }) {
    if (body.name !== 'mixcut_digital') throw badInput('name', '暂不支持该工作流');
    if (!body.is_mixcut || body.params.video_type?.includes('digital_human')) {
      throw badInput('is_mixcut', '佳片制作尚未开放，请使用素材混剪（is_mixcut）');
    }
    const { params: given } = body;
    const { projectId } = await createMixcut(app, viewer, {
      input: given.input,
      rawScript: given.raw_script ?? null,
      materialIds: given.input_materials.map((material) => material.material_id),
      language: given.language,
      layout: given.layout,
      resolution: given.resolution_level,
      voice: given.voice ?? null,
      music: given.music,
      productId: given.product_id ?? null,
      auto: body.auto,
      requestKey: idempotencyKey,
    });
    return { data: projectId };
  },
});

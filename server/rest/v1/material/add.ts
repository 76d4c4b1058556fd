import { z } from 'zod';
import { registerMaterial } from '../../../domains/materials/materials.ts';
import { route } from '../contract.ts';

const word = z.string().trim().max(128, '最多 128 个字符').nullish();

export const add = route({
  method: 'POST',
  path: '/material/add',
  permission: 'change',
  tag: 'material',
  summary: '把上传的文件登记为素材；随后自动分析',
  // Again is the same: the second time it finds what the first one made, or is refused by its state.
  repeatable: 'exact',
  body: z.object({
    url: z
      .string('请提供上传得到的地址')
      .max(1024, '地址过长')
      .describe('/material/upload 返回的 oss:// 地址'),
    name: z.string('请输入素材名称').trim().min(1, '请输入素材名称').max(256, '名称最多 256 个字符'),
    material_type: z
      .union([z.string().max(16), z.int()])
      .nullish()
      .describe('可省略：类型由文件内容决定'),
    src_type: z.string().max(16).nullish().describe('可省略：上传的素材总是 UPLOADED'),
    src_url: z.url().max(2048).nullish(),
    space: z.string().trim().min(1).max(64).nullish(),
    industry: word,
    product: word,
    sku: word,
    batch: word,
    tags: z.array(z.string().trim().min(1).max(32)).max(50, '标签最多 50 个').nullish(),
    description: z.string().max(1000, '描述最多 1000 个字符').nullish(),
  }),
  answers: z.object({ data: z.int().describe('素材编号') }),
  async handle({ app, viewer, body }) {
    const material = await registerMaterial(app, viewer, {
      address: body.url,
      name: body.name,
      tags: [...new Set(body.tags ?? [])],
      description: body.description ?? '',
      srcUrl: body.src_url ?? null,
      ...(body.space ? { space: body.space } : {}),
      industry: body.industry ?? null,
      product: body.product ?? null,
      sku: body.sku ?? null,
      batch: body.batch ?? null,
    });
    return { data: material.id };
  },
});

import { z } from 'zod';
import { describeProduct } from '../../../domains/catalog/catalog.ts';
import { route } from '../contract.ts';

const FIELD = {
  name: 'name',
  category: 'category',
  keyFeatures: 'key_features',
  sellingPoints: 'selling_points',
  targetAudience: 'target_audience',
} as const;
const field = z.enum(FIELD);

export const describe = route({
  method: 'POST',
  path: '/product/describe',
  permission: 'change',
  tag: 'product',
  summary: '从粘贴的文字或网页地址读出产品草稿，供核对；不保存，不补充原文没有的内容',
  body: z.object({
    text: z.string('请粘贴产品页面的文字或地址').nullish(),
    url: z.string('请提供网页地址').nullish(),
  }),
  answers: z.object({
    data: z.object({
      name: z.string().nullable(),
      info: z.object({
        category: z.string().nullable(),
        key_features: z.array(z.string()),
        selling_points: z.array(z.string()),
        target_audience: z.string().nullable(),
      }),
      sources: z.array(z.object({ field, value: z.string(), quote: z.string().describe('原文') })),
      missing: z.array(field).describe('原文没有提到的字段'),
      engine: z.string(),
      notice: z.string().nullable(),
      address: z.string().nullable().describe('网页地址，跳转之后'),
    }),
  }),
  async handle({ app, viewer, body }) {
    const draft = await describeProduct(app, viewer, { text: body.text ?? null, url: body.url ?? null });
    return {
      data: {
        name: draft.name,
        info: {
          category: draft.category,
          key_features: draft.keyFeatures,
          selling_points: draft.sellingPoints,
          target_audience: draft.targetAudience,
        },
        sources: draft.sources.map((source) => ({ ...source, field: FIELD[source.field] })),
        missing: draft.missing.map((missing) => FIELD[missing]),
        engine: draft.engine,
        notice: draft.notice,
        address: draft.address,
      },
    };
  },
});

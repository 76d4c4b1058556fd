import { z } from 'zod';
import type { Product } from '../../../../prisma/generated/client/client.ts';
import { productFields } from '../../../domains/catalog/productInput.ts';
import { time } from '../fields.ts';

/** A product as the seed nests it. */
export const product = z
  .object({
    id: z.int(),
    name: z.string(),
    info: z.object({
      category: z.string(),
      key_features: z.array(z.string()),
      selling_points: z.array(z.string()),
      target_audience: z.string(),
    }),
    create_time: time,
    update_time: time,
  })
  .meta({ id: 'Product' });

const LINES = '字符串数组，或按换行分隔的一段文字；空行与重复会被去掉';

export const productBody = {
  name: productFields.name,
  info: z.object(
    {
      category: productFields.category,
      key_features: productFields.keyFeatures.describe(LINES),
      selling_points: productFields.sellingPoints.describe(LINES),
      target_audience: productFields.targetAudience,
    },
    '请填写产品信息',
  ),
};

type Body = { name: string; info: z.output<typeof productBody.info> };

export function fromBody({ name, info }: Body) {
  return {
    name,
    category: info.category,
    keyFeatures: info.key_features,
    sellingPoints: info.selling_points,
    targetAudience: info.target_audience,
  };
}

export function toProduct(row: Product): z.output<typeof product> {
  return {
    id: row.id,
    name: row.name,
    info: {
      category: row.category,
      key_features: row.keyFeatures,
      selling_points: row.sellingPoints,
      target_audience: row.targetAudience,
    },
    create_time: row.createdAt.toISOString(),
    update_time: row.updatedAt.toISOString(),
  };
}

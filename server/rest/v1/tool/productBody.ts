import { z } from 'zod';
import { id } from '../fields.ts';

const lines = z.array(z.string().max(200)).max(30).default([]);

/** A product by its number (product_id), or by its words. */
export const productBody = z
  .object({
    product_id: id.nullish(),
    product_name: z.string().max(128).nullish(),
    category: z.string().max(128).default(''),
    target_audience: z.string().max(1000).default(''),
    key_features: lines,
    selling_points: lines,
  })
  .nullish()
  .describe('产品：product_id，或直接给出内容');

/** As the domain takes it. */
export function productOf(given: z.output<typeof productBody>) {
  if (given?.product_id) return { id: given.product_id };
  if (!given?.product_name) return null;
  return {
    productName: given.product_name,
    category: given.category,
    targetAudience: given.target_audience,
    keyFeatures: given.key_features,
    sellingPoints: given.selling_points,
  };
}

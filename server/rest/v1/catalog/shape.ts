import { z } from 'zod';
import type { Batch, CatalogNode } from '../../../../prisma/generated/client/client.ts';
import { time } from '../fields.ts';

export const catalogNode = z
  .object({
    id: z.int(),
    level: z.enum(['INDUSTRY', 'PRODUCT', 'SKU']),
    name: z.string(),
    parent_id: z.int().nullable(),
  })
  .meta({ id: 'CatalogNode' });

const sku = catalogNode.meta({ id: 'CatalogSku' });
const product = catalogNode.extend({ children: z.array(sku) }).meta({ id: 'CatalogProduct' });
/** Industries with products with SKUs. */
export const tree = z.array(
  catalogNode.extend({ children: z.array(product) }).meta({ id: 'CatalogIndustry' }),
);

export const batch = z.object({ id: z.int(), name: z.string(), create_time: time }).meta({ id: 'Batch' });

export const impact = z.object({
  products: z.int().describe('一并删除的产品数'),
  skus: z.int().describe('一并删除的 SKU 数'),
  materials: z.int().describe('按它分类的素材数；素材保留原有的分类文字'),
});

export const ownSpace = z.string().max(64).nullish().describe('可省略：总是本人所在的空间');

export function toNode({ id, level, name, parentId }: CatalogNode): z.output<typeof catalogNode> {
  return { id, level, name, parent_id: parentId };
}

export function toTree(nodes: readonly CatalogNode[]): z.output<typeof tree> {
  const below = Map.groupBy(nodes, ({ parentId }) => parentId);
  const under = (parentId: number | null) => below.get(parentId) ?? [];
  return under(null).map((industry) => ({
    ...toNode(industry),
    children: under(industry.id).map((one) => ({ ...toNode(one), children: under(one.id).map(toNode) })),
  }));
}

export function toBatch({ id, name, createdAt }: Batch): z.output<typeof batch> {
  return { id, name, create_time: createdAt.toISOString() };
}

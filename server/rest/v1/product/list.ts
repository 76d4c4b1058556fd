import { z } from 'zod';
import { listProducts } from '../../../domains/catalog/catalog.ts';
import { route } from '../contract.ts';
import { page } from '../fields.ts';
import { product, toProduct } from './shape.ts';

/** The seed's forms fetch all products at once: 1000 in two of them, 100 elsewhere. */
const pageSize = z.int('每页数量须为整数').min(1, '每页至少 1 条').max(1000, '每页最多 1000 条').default(100);

export const list = route({
  method: 'POST',
  path: '/product/list',
  permission: 'read',
  tag: 'product',
  summary: '本人的产品，新的在前',
  body: z.object({
    page,
    page_size: pageSize,
    search: z.string().max(128, '搜索内容最多 128 个字符').nullish().describe('名称或类目中的文字'),
  }),
  answers: z.object({ data: z.array(product), total: z.int() }),
  async handle({ app, viewer, body }) {
    const { items, total } = await listProducts(app, viewer, {
      page: body.page,
      pageSize: body.page_size,
      search: body.search ?? null,
    });
    return { data: items.map(toProduct), total };
  },
});

import { z } from 'zod';
import { deleteProduct } from '../../../domains/catalog/catalog.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

export const deleteOne = route({
  method: 'POST',
  path: '/product/delete',
  permission: 'change',
  tag: 'product',
  summary: '删除产品；已有项目保留创建时的内容',
  body: z.object({ id }),
  answers: z.object({ data: z.int().describe('已删除的编号') }),
  async handle({ app, viewer, body }) {
    await deleteProduct(app, viewer, body.id);
    return { data: body.id };
  },
});

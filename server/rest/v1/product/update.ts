import { z } from 'zod';
import { updateProduct } from '../../../domains/catalog/catalog.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';
import { fromBody, product, productBody, toProduct } from './shape.ts';

export const update = route({
  method: 'POST',
  path: '/product/update',
  permission: 'change',
  tag: 'product',
  summary: '修改产品的全部字段；已有项目保留创建时的内容',
  body: z.object({ id, ...productBody }),
  answers: z.object({ data: product }),
  async handle({ app, viewer, body }) {
    return { data: toProduct(await updateProduct(app, viewer, body.id, fromBody(body))) };
  },
});

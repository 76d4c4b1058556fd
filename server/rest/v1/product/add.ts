import { z } from 'zod';
import { createProduct } from '../../../domains/catalog/catalog.ts';
import { route } from '../contract.ts';
import { fromBody, product, productBody, toProduct } from './shape.ts';

export const add = route({
  method: 'POST',
  path: '/product/add',
  permission: 'change',
  tag: 'product',
  summary: '新建产品；内容完全相同的重复请求返回已有的产品',
  // Again is the same: the second time it finds what the first one made, or is refused by its state.
  repeatable: 'exact',
  body: z.object(productBody),
  answers: z.object({ data: product }),
  async handle({ app, viewer, body }) {
    return { data: toProduct(await createProduct(app, viewer, fromBody(body))) };
  },
});

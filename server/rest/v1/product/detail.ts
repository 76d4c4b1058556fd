import { z } from 'zod';
import { getProduct } from '../../../domains/catalog/catalog.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';
import { product, toProduct } from './shape.ts';

export const detail = route({
  method: 'POST',
  path: '/product/detail',
  permission: 'read',
  tag: 'product',
  summary: '一个产品',
  body: z.object({ id }),
  answers: z.object({ data: product }),
  async handle({ app, viewer, body }) {
    return { data: toProduct(await getProduct(app, viewer, body.id)) };
  },
});

import { z } from 'zod';
import { listCatalog } from '../../../domains/catalog/catalog.ts';
import { route } from '../contract.ts';
import { ownSpace, toTree, tree as treeShape } from './shape.ts';

export const tree = route({
  method: 'POST',
  path: '/catalog/tree',
  permission: 'read',
  tag: 'catalog',
  summary: '本人所在空间的分类：行业 → 产品 → SKU',
  body: z.object({}),
  answers: z.object({ data: treeShape }),
  async handle({ app, viewer }) {
    return { data: toTree(await listCatalog(app, viewer)) };
  },
});

/** The seed's name for it. */
export const skuTree = route({
  method: 'POST',
  path: '/material/sku_tree',
  permission: 'read',
  tag: 'catalog',
  summary: '同 /catalog/tree',
  body: z.object({ space: ownSpace }),
  answers: z.object({ trees: treeShape }),
  async handle({ app, viewer }) {
    return { trees: toTree(await listCatalog(app, viewer)) };
  },
});

import { z } from 'zod';
import {
  addCatalogNode,
  catalogImpact,
  deleteCatalogNode,
  renameCatalogNode,
} from '../../../domains/catalog/catalog.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';
import { catalogNode, impact, toNode } from './shape.ts';

const name = z.string('请输入名称').max(512, '名称不能超过128个字符');

export const add = route({
  method: 'POST',
  path: '/catalog/add',
  permission: 'change',
  tag: 'catalog',
  summary: '添加行业、产品或 SKU；同级已有同名时返回已有的',
  body: z.object({
    level: z.enum(['INDUSTRY', 'PRODUCT', 'SKU'], '层级须为 INDUSTRY、PRODUCT 或 SKU'),
    name,
    parent_id: id.nullish().describe('产品属于行业，SKU 属于产品；行业没有上级'),
  }),
  answers: z.object({ data: catalogNode }),
  async handle({ app, viewer, body }) {
    const added = await addCatalogNode(app, viewer, {
      level: body.level,
      name: body.name,
      parentId: body.parent_id ?? null,
    });
    return { data: toNode(added) };
  },
});

export const update = route({
  method: 'POST',
  path: '/catalog/update',
  permission: 'change',
  tag: 'catalog',
  summary: '重命名分类；按它分类的素材随之更新',
  body: z.object({ id, name }),
  answers: z.object({ data: catalogNode }),
  async handle({ app, viewer, body }) {
    return { data: toNode(await renameCatalogNode(app, viewer, body.id, body.name)) };
  },
});

export const whatDeletes = route({
  method: 'POST',
  path: '/catalog/impact',
  permission: 'read',
  tag: 'catalog',
  summary: '删除一个分类会影响什么',
  body: z.object({ id }),
  answers: z.object({ data: impact }),
  async handle({ app, viewer, body }) {
    return { data: await catalogImpact(app, viewer, body.id) };
  },
});

export const deleteOne = route({
  method: 'POST',
  path: '/catalog/delete',
  permission: 'change',
  tag: 'catalog',
  summary: '删除分类及其下级；素材保留原有的分类文字',
  body: z.object({ id }),
  answers: z.object({ data: impact.describe('影响到的内容') }),
  async handle({ app, viewer, body }) {
    return { data: await deleteCatalogNode(app, viewer, body.id) };
  },
});

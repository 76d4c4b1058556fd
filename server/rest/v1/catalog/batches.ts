import { z } from 'zod';
import { addBatch, deleteBatch, listBatches, renameBatch } from '../../../domains/catalog/catalog.ts';
import { route } from '../contract.ts';
import { id, page } from '../fields.ts';
import { batch, ownSpace, toBatch } from './shape.ts';

const name = z.string('请输入名称').max(512, '名称不能超过128个字符');
const pageSize = z.int('每页数量须为整数').min(1, '每页至少 1 条').max(1000, '每页最多 1000 条').default(100);

export const list = route({
  method: 'POST',
  path: '/batch/list',
  permission: 'read',
  tag: 'catalog',
  summary: '本人所在空间的批次，新的在前',
  body: z.object({ page, page_size: pageSize, search: z.string().max(128).nullish() }),
  answers: z.object({ data: z.array(batch), total: z.int() }),
  async handle({ app, viewer, body }) {
    const { items, total } = await listBatches(app, viewer, {
      page: body.page,
      pageSize: body.page_size,
      search: body.search ?? null,
    });
    return { data: items.map(toBatch), total };
  },
});

/** The seed's name for it, with the seed's spelling of the answer. */
export const productBatch = route({
  method: 'POST',
  path: '/material/product_batch',
  permission: 'read',
  tag: 'catalog',
  summary: '最近的 1000 个批次；分页请用 /batch/list',
  body: z.object({ space: ownSpace }),
  answers: z.object({ batchs: z.array(batch) }),
  async handle({ app, viewer }) {
    const { items } = await listBatches(app, viewer, { page: 1, pageSize: 1000 });
    return { batchs: items.map(toBatch) };
  },
});

export const add = route({
  method: 'POST',
  path: '/batch/add',
  permission: 'change',
  tag: 'catalog',
  summary: '添加批次；已有同名时返回已有的',
  body: z.object({ name }),
  answers: z.object({ data: batch }),
  async handle({ app, viewer, body }) {
    return { data: toBatch(await addBatch(app, viewer, body.name)) };
  },
});

export const update = route({
  method: 'POST',
  path: '/batch/update',
  permission: 'change',
  tag: 'catalog',
  summary: '重命名批次；其中的素材随之更新',
  body: z.object({ id, name }),
  answers: z.object({ data: batch }),
  async handle({ app, viewer, body }) {
    return { data: toBatch(await renameBatch(app, viewer, body.id, body.name)) };
  },
});

export const deleteOne = route({
  method: 'POST',
  path: '/batch/delete',
  permission: 'change',
  tag: 'catalog',
  summary: '删除批次；素材保留批次文字',
  body: z.object({ id }),
  answers: z.object({ data: z.object({ materials: z.int().describe('仍带有该批次文字的素材数') }) }),
  async handle({ app, viewer, body }) {
    return { data: await deleteBatch(app, viewer, body.id) };
  },
});

import { z } from 'zod';
import { listClips } from '../../../domains/materials/materials.ts';
import { route } from '../contract.ts';
import { id, page } from '../fields.ts';
import { clip, toClip } from './shape.ts';

export const listClip = route({
  method: 'POST',
  path: '/material/list/clip',
  permission: 'read',
  tag: 'material',
  summary: '一个素材的切片，按时间排列',
  body: z.object({
    parent_id: id.describe('素材编号'),
    page,
    page_size: z
      .union([z.literal(-1), z.int().min(1).max(1000)], '每页 1 至 1000 条，-1 为全部')
      .default(-1)
      .describe('-1 为全部'),
  }),
  answers: z.object({ data: z.array(clip), total: z.int() }),
  async handle({ app, viewer, body }) {
    const { items, total } = await listClips(app, viewer, {
      materialId: body.parent_id,
      page: body.page,
      pageSize: body.page_size === -1 ? null : body.page_size,
    });
    return { data: items.map((item) => toClip(app, item)), total };
  },
});

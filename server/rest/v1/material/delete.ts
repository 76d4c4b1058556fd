import { z } from 'zod';
import { deleteMaterials } from '../../../domains/materials/materials.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

export const deleteMany = route({
  method: 'POST',
  path: '/material/delete',
  permission: 'change',
  tag: 'material',
  summary: '删除素材；全部删除或都不删除',
  body: z.object({
    material_ids: z
      .array(id, '请先选择要删除的素材')
      .min(1, '请先选择要删除的素材')
      .max(200, '一次最多删除 200 个'),
  }),
  answers: z.object({ data: z.array(z.int()).describe('已删除的编号') }),
  async handle({ app, viewer, body }) {
    return { data: await deleteMaterials(app, viewer, body.material_ids) };
  },
});

import { z } from 'zod';
import { exportProject } from '../../../domains/publishing/publishing.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

export const exportFilm = route({
  method: 'POST',
  path: '/project/export',
  permission: 'change',
  tag: 'project',
  summary: '成片入库；再次入库返回同一个作品',
  body: z.object({ project_id: id }),
  answers: z.object({ data: z.int().describe('作品（素材）编号') }),
  async handle({ app, viewer, body }) {
    return { data: await exportProject(app, viewer, body.project_id) };
  },
});

import { z } from 'zod';
import { deleteProject } from '../../../domains/projects/projects.ts';
import { route } from '../contract.ts';
import { idParams } from '../fields.ts';

export const deleteOne = route({
  method: 'DELETE',
  path: '/project/delete/:id',
  permission: 'change',
  tag: 'project',
  summary: '删除项目；进行中的先取消并退还积分',
  params: idParams,
  answers: z.object({ data: z.int().describe('已删除的编号') }),
  async handle({ app, viewer, params }) {
    await deleteProject(app, viewer, params.id);
    return { data: params.id };
  },
});

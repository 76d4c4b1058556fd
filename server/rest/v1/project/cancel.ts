import { z } from 'zod';
import { cancelProject } from '../../../domains/projects/projects.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

export const cancel = route({
  method: 'POST',
  path: '/project/cancel',
  permission: 'change',
  tag: 'project',
  summary: '取消进行中的项目；未完成步骤的积分随即退还',
  body: z.object({ project_id: id }),
  answers: z.object({ data: z.int().describe('项目编号') }),
  async handle({ app, viewer, body }) {
    await cancelProject(app, viewer, body.project_id);
    return { data: body.project_id };
  },
});

import { z } from 'zod';
import { getProject } from '../../../domains/projects/projects.ts';
import { route } from '../contract.ts';
import { idParams } from '../fields.ts';
import { projectDetail, toDetail } from './shape.ts';

export const detail = route({
  method: 'GET',
  path: '/project/detail/:id',
  permission: 'read',
  tag: 'project',
  summary: '一个项目：步骤、各步结果与成片',
  params: idParams,
  answers: z.object({ data: projectDetail }),
  async handle({ app, viewer, params }) {
    return { data: toDetail(app, await getProject(app, viewer, params.id)) };
  },
});

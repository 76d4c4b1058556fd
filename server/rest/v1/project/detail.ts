import { z } from 'zod';
import { projectKind } from '../../../domains/projects/kinds.ts';
import { getProject } from '../../../domains/projects/projects.ts';
import { route } from '../contract.ts';
import { idParams } from '../fields.ts';
import { toInsightDetail } from './insightAnswers.ts';
import { insightDetail } from './insightShape.ts';
import { projectDetail, toDetail } from './shape.ts';

export const detail = route({
  method: 'GET',
  path: '/project/detail/:id',
  permission: 'read',
  tag: 'project',
  summary: '一个项目：步骤、各步结果与成片',
  params: idParams,
  answers: z.object({ data: z.union([projectDetail, insightDetail]) }),
  async handle({ app, viewer, params }) {
    const project = await getProject(app, viewer, params.id);
    return { data: projectKind(project.name).tools ? toInsightDetail(app, project) : toDetail(app, project) };
  },
});

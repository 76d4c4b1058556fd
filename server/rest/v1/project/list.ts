import { z } from 'zod';
import { PROJECT_KINDS } from '../../../domains/projects/kinds.ts';
import { listProjects } from '../../../domains/projects/projects.ts';
import { route } from '../contract.ts';
import { paging } from '../fields.ts';
import { projectSummary, toSummary } from './shape.ts';

export const list = route({
  method: 'POST',
  path: '/project/list',
  permission: 'read',
  tag: 'project',
  summary: '我的项目，新的在前',
  body: paging(10).extend({
    list_type: z.string().max(32).nullish().describe('WORKFLOW；其他类型目前没有项目'),
    name: z.string().max(64).nullish().describe('工作流名称，如 mixcut_digital'),
  }),
  answers: z.object({ data: z.array(projectSummary), total: z.int() }),
  async handle({ app, viewer, body }) {
    const workflows = !body.list_type || body.list_type === 'WORKFLOW';
    const names = PROJECT_KINDS.map((kind) => kind.name).filter((name) => !body.name || name === body.name);
    const { items, total } = await listProjects(app, viewer, {
      names: workflows ? names : [],
      page: body.page,
      pageSize: body.page_size,
    });
    return { data: items.map((item) => toSummary(app, item)), total };
  },
});

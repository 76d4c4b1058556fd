import { z } from 'zod';
import { PROJECT_KINDS, type ProjectKind, projectKind } from '../../../domains/projects/kinds.ts';
import { listProjects } from '../../../domains/projects/projects.ts';
import { route } from '../contract.ts';
import { paging } from '../fields.ts';
import { toInsightSummary } from './insightAnswers.ts';
import { insightSummary } from './insightShape.ts';
import { projectSummary, toSummary } from './shape.ts';

export const list = route({
  method: 'POST',
  path: '/project/list',
  permission: 'read',
  tag: 'project',
  summary: '我的项目，新的在前',
  body: paging(10).extend({
    list_type: z
      .string()
      .max(32)
      .nullish()
      .describe('WORKFLOW、ONE_ANALYZE、ANALYZE、DECOMPOSE、SCORE；不填为全部'),
    name: z.string().max(64).nullish().describe('工作流名称，如 mixcut_digital'),
  }),
  answers: z.object({ data: z.array(z.union([projectSummary, insightSummary])), total: z.int() }),
  async handle({ app, viewer, body }) {
    const ofType = ({ kind, tools }: ProjectKind) =>
      !body.list_type || (body.list_type === 'WORKFLOW' ? !tools : kind === body.list_type);
    const names = PROJECT_KINDS.filter(ofType).map((kind) => kind.name);
    const { items, total } = await listProjects(app, viewer, {
      names: names.filter((name) => !body.name || name === body.name),
      page: body.page,
      pageSize: body.page_size,
    });
    return {
      data: items.map((item) =>
        projectKind(item.name).tools ? toInsightSummary(app, item) : toSummary(app, item),
      ),
      total,
    };
  },
});

import { z } from 'zod';
import { listTools } from '../../../domains/lab/lab.ts';
import { route } from '../contract.ts';
import { paging } from '../fields.ts';
import { tool, toTool } from './shape.ts';

export const list = route({
  method: 'POST',
  path: '/lab/list',
  permission: 'administer',
  tag: 'lab',
  summary: '登记的工具，新的在前',
  body: paging(12),
  answers: z.object({ data: z.array(tool), total: z.int() }),
  async handle({ app, viewer, body }) {
    const { items, total } = await listTools(app, viewer, { page: body.page, pageSize: body.page_size });
    return { data: items.map(toTool), total };
  },
});

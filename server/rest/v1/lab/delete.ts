import { z } from 'zod';
import { deleteTool } from '../../../domains/lab/lab.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

export const deleteOne = route({
  method: 'POST',
  path: '/lab/delete',
  permission: 'administer',
  tag: 'lab',
  summary: '删除一个工具',
  body: z.object({ id }),
  answers: z.object({ data: z.int().describe('已删除的编号') }),
  async handle({ app, viewer, body }) {
    await deleteTool(app, viewer, body.id);
    return { data: body.id };
  },
});

import { z } from 'zod';
import { updateTool } from '../../../domains/lab/lab.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';
import { fromBody, tool, toolBody, toTool } from './shape.ts';

export const update = route({
  method: 'POST',
  path: '/lab/update',
  permission: 'administer',
  tag: 'lab',
  summary: '修改工具的全部字段，名称除外',
  body: z.object({ id, ...toolBody }),
  answers: z.object({ data: tool }),
  async handle({ app, viewer, body: { id: toolId, ...rest } }) {
    return { data: toTool(await updateTool(app, viewer, toolId, fromBody(rest))) };
  },
});

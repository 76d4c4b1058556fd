import { z } from 'zod';
import { createTool } from '../../../domains/lab/lab.ts';
import { route } from '../contract.ts';
import { fromBody, tool, toolBody, toTool } from './shape.ts';

export const add = route({
  method: 'POST',
  path: '/lab/add',
  permission: 'administer',
  tag: 'lab',
  summary: '登记一个外部工具；名称不能重复',
  repeatable: 'stored',
  body: z.object({ name: z.string().optional().describe('必填，最多 128 个字符'), ...toolBody }),
  answers: z.object({ data: tool }),
  async handle({ app, viewer, body: { name, ...rest } }) {
    return { data: toTool(await createTool(app, viewer, { name, ...fromBody(rest) })) };
  },
});

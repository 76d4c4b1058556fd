import { z } from 'zod';
import { retryProject } from '../../../domains/projects/projects.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

export const workflowRetry = route({
  method: 'POST',
  path: '/project/workflow/retry',
  permission: 'spend',
  tag: 'project',
  summary: '从失败的步骤重试；只收取未完成步骤的积分',
  // Again is the same: the second time it finds what the first one made, or is refused by its state.
  repeatable: 'exact',
  body: z.object({ project_id: id }),
  answers: z.object({ data: z.int().describe('项目编号') }),
  async handle({ app, viewer, body }) {
    await retryProject(app, viewer, body.project_id);
    return { data: body.project_id };
  },
});

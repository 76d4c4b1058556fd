import { z } from 'zod';
import { confirmStep } from '../../../domains/production/production.ts';
import { getOwnProject } from '../../../domains/projects/projects.ts';
import { badInput } from '../../../platform/refusal.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';
import { stateEdit } from './stateEdit.ts';

export const workflowStepOver = route({
  method: 'POST',
  path: '/project/workflow/step_over',
  permission: 'change',
  tag: 'project',
  summary: '确认等待中的步骤并继续；state 中该步骤的结果若有修改，则以修改后的为准',
  body: z.object({
    tid: z.union([z.string().max(256), z.number()]).nullish(),
    project_id: id,
    step_name: z.string('未找到当前步骤名称').min(1, '未找到当前步骤名称').max(64),
    state: z.record(z.string(), z.unknown()).nullish(),
  }),
  answers: z.object({ data: z.int().describe('项目编号') }),
  async handle({ app, viewer, body }) {
    const project = await getOwnProject(app, viewer, body.project_id);
    const definition = project.steps.find(({ name }) => name === body.step_name);
    if (!definition) throw badInput('step_name', '未找到当前步骤名称');
    const edit = body.state ? stateEdit(app, project, body.step_name, body.state) : undefined;
    await confirmStep(app, viewer, { projectId: project.id, stepName: body.step_name, edit });
    return { data: project.id };
  },
});

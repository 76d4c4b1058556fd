import { z } from 'zod';
import { updateStepResult } from '../../../domains/production/production.ts';
import { getOwnProject } from '../../../domains/projects/projects.ts';
import { STATUS } from '../../../domains/projects/status.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';
import { stateEdit } from './stateEdit.ts';

export const updateState = route({
  method: 'POST',
  path: '/project/update_state',
  permission: 'change',
  tag: 'project',
  summary: '保存对等待确认的步骤结果的修改，不继续运行',
  body: z.object({ project_id: id, state: z.record(z.string(), z.unknown(), '请提供 state') }),
  answers: z.object({ data: z.int().describe('项目编号') }),
  async handle({ app, viewer, body }) {
    const project = await getOwnProject(app, viewer, body.project_id);
    const waiting = project.steps.find((step) => step.status === STATUS.WAITING);
    if (!waiting) throw new Refusal('CONFLICT', '只有等待确认的步骤可以修改');
    const edit = stateEdit(app, project, waiting.name, body.state);
    if (edit !== undefined) {
      await updateStepResult(app, viewer, { projectId: project.id, stepName: waiting.name, edit });
    }
    return { data: project.id };
  },
});

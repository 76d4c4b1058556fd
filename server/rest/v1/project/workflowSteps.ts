import { z } from 'zod';
import { PROJECT_KINDS } from '../../../domains/projects/kinds.ts';
import { route } from '../contract.ts';

const stepDefinition = z
  .object({
    index: z.int(),
    name: z.string(),
    label: z.string(),
    user_edit: z.boolean(),
    result_key: z.string(),
    next_step: z.string().nullable(),
    price: z.int().describe('积分'),
  })
  .meta({ id: 'StepDefinition' });

const tables = Object.fromEntries(
  PROJECT_KINDS.map(({ name, steps }) => [
    name,
    Object.fromEntries(
      steps.map((step, index) => [
        step.name,
        {
          index,
          name: step.name,
          label: step.label,
          user_edit: step.userEdit,
          result_key: step.resultKey,
          next_step: steps[index + 1]?.name ?? null,
          price: step.priceCredits,
        },
      ]),
    ),
  ]),
);

export const workflowSteps = route({
  method: 'GET',
  path: '/project/workflow/steps',
  permission: 'read',
  tag: 'project',
  summary: '各工作流的步骤表',
  answers: z.object({
    data: z.record(z.string(), z.record(z.string(), stepDefinition)).describe('工作流名称 → 步骤名称 → 定义'),
  }),
  async handle() {
    return { data: tables };
  },
});

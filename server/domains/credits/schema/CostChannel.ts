import { builder } from '../../../graphql/builder.ts';
import { COST_CHANNEL } from '../credits.ts';

export const CostChannel = builder.enumType('CostChannel', {
  description: 'What credits were spent through; the numbers of REST in words.',
  values: {
    AGENT: { value: COST_CHANNEL.AGENT, description: '1: Agent.' },
    WORKFLOW: { value: COST_CHANNEL.WORKFLOW, description: '2: Workflow.' },
    TOOL: { value: COST_CHANNEL.TOOL, description: '3: Tool.' },
  } as const,
});

import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { InsufficientCredits } from '../../credits/errors.ts';
import { paidProjectPayload } from '../../projects/schema/payloads.ts';
import { repeatTool } from '../insight.ts';

const RepeatToolInput = builder.inputType('RepeatToolInput', {
  description: 'One tool or entry of a project.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    index: t.int({ required: true, description: 'Of the step, from 0.' }),
  }),
});

builder.mutationField('repeatTool', (t) =>
  t.field({
    type: paidProjectPayload('RepeatToolSuccess'),
    description:
      'Does one tool again with the same file, at its price; what is known of the file is not found anew.',
    authScopes: { spend: true },
    errors: {
      types: [InsufficientCredits],
      directResult: true,
      union: { name: 'RepeatToolResult', description: 'The project, or why it was not done.' },
    },
    args: { input: t.arg({ type: RepeatToolInput, required: true, description: 'What is wanted.' }) },
    resolve: async (_root, { input }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const projectId = rowIdOf('Project', String(input.projectId), 'projectId');
      await repeatTool(app, viewer, projectId, input.index);
      return { projectId, userId: viewer.userId };
    },
  }),
);

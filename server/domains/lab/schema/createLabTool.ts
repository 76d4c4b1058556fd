import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { createTool } from '../tools.ts';
import { LabToolPayload } from './LabToolPayload.ts';
import { labToolInputFields } from './labToolInputFields.ts';

const CreateLabToolInput = builder.inputType('CreateLabToolInput', {
  description: 'A tool to register.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 128 characters; not taken yet.' }),
    ...labToolInputFields(t),
  }),
});

builder.mutationField('createLabTool', (t) =>
  t.field({
    type: LabToolPayload,
    description: 'Registers an outside tool.',
    authScopes: { administer: true },
    args: { input: t.arg({ type: CreateLabToolInput, required: true, description: 'The tool.' }) },
    resolve: async (_root, { input }, { app, viewer }) => {
      const { id } = await createTool(app, requireViewer(viewer), input);
      return { toolId: id };
    },
  }),
);

import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { updateTool } from '../tools.ts';
import { LabToolPayload } from './LabToolPayload.ts';
import { labToolInputFields } from './labToolInputFields.ts';

const UpdateLabToolInput = builder.inputType('UpdateLabToolInput', {
  description: 'A tool as it should be; all fields but the name are replaced.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The tool.' }),
    ...labToolInputFields(t),
  }),
});

builder.mutationField('updateLabTool', (t) =>
  t.field({
    type: LabToolPayload,
    description: 'Replaces a tool’s fields.',
    authScopes: { administer: true },
    args: { input: t.arg({ type: UpdateLabToolInput, required: true, description: 'The tool.' }) },
    resolve: async (_root, { input: { id, ...wanted } }, { app, viewer }) => {
      const toolId = rowIdOf('LabTool', String(id), 'id');
      await updateTool(app, requireViewer(viewer), toolId, wanted);
      return { toolId };
    },
  }),
);

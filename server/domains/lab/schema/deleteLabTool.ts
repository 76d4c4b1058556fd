import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { deleteTool } from '../tools.ts';

const DeleteLabToolPayload = builder.objectRef<{ deletedId: string }>('DeleteLabToolPayload').implement({
  description: 'What was deleted.',
  fields: (t) => ({ deletedId: t.id({ description: 'Its id.', resolve: ({ deletedId }) => deletedId }) }),
});

builder.mutationField('deleteLabTool', (t) =>
  t.field({
    type: DeleteLabToolPayload,
    description: 'Forgets a tool and its secret headers.',
    authScopes: { administer: true },
    args: { id: t.arg.id({ required: true, description: 'The tool.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      await deleteTool(app, requireViewer(viewer), rowIdOf('LabTool', String(id), 'id'));
      return { deletedId: String(id) };
    },
  }),
);

import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { deleteProject } from '../projects.ts';

const DeleteProjectPayload = builder.objectRef<{ deletedId: string }>('DeleteProjectPayload').implement({
  description: 'What was deleted.',
  fields: (t) => ({ deletedId: t.exposeID('deletedId', { description: 'Its id, for @deleteEdge.' }) }),
});

builder.mutationField('deleteProject', (t) =>
  t.field({
    type: DeleteProjectPayload,
    description: 'Takes a project from its owner’s lists, cancelling it first where it runs.',
    authScopes: { change: true },
    args: { id: t.arg.id({ required: true, description: 'The project.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      await deleteProject(app, requireViewer(viewer), rowIdOf('Project', id, 'id'));
      return { deletedId: id };
    },
  }),
);

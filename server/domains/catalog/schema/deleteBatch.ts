import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { deleteBatch } from '../batches.ts';

const DeleteBatchPayload = builder.objectRef<{ deletedId: string }>('DeleteBatchPayload').implement({
  description: 'What was deleted.',
  fields: (t) => ({ deletedId: t.id({ description: 'Its id.', resolve: ({ deletedId }) => deletedId }) }),
});

builder.mutationField('deleteBatch', (t) =>
  t.field({
    type: DeleteBatchPayload,
    description: 'Takes a batch off the list; materials keep its name.',
    authScopes: { change: true },
    args: { id: t.arg.id({ required: true, description: 'The batch.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      await deleteBatch(app, requireViewer(viewer), rowIdOf('Batch', String(id), 'id'));
      return { deletedId: String(id) };
    },
  }),
);

import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { addBatch } from '../batches.ts';
import { BatchPayload } from './CatalogPayload.ts';

builder.mutationField('addBatch', (t) =>
  t.field({
    type: BatchPayload,
    description: 'Adds a batch to the viewer’s space, or finds it there.',
    authScopes: { change: true },
    args: { name: t.arg.string({ required: true, description: 'At most 128 characters.' }) },
    resolve: async (_root, { name }, { app, viewer }) => {
      const { id } = await addBatch(app, requireViewer(viewer), name);
      return { batchId: id };
    },
  }),
);

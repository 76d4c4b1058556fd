import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { renameBatch } from '../batches.ts';
import { BatchPayload } from './CatalogPayload.ts';

const RenameBatchInput = builder.inputType('RenameBatchInput', {
  description: 'A batch’s new name.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The batch.' }),
    name: t.string({ required: true, description: 'At most 128 characters.' }),
  }),
});

builder.mutationField('renameBatch', (t) =>
  t.field({
    type: BatchPayload,
    description: 'Renames a batch with the materials in it.',
    authScopes: { change: true },
    args: { input: t.arg({ type: RenameBatchInput, required: true, description: 'The name.' }) },
    resolve: async (_root, { input: { id, name } }, { app, viewer }) => {
      const batchId = rowIdOf('Batch', String(id), 'id');
      await renameBatch(app, requireViewer(viewer), batchId, name);
      return { batchId };
    },
  }),
);

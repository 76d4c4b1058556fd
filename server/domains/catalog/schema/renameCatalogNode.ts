import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { renameCatalogNode } from '../tree.ts';
import { CatalogPayload } from './CatalogPayload.ts';

const RenameCatalogNodeInput = builder.inputType('RenameCatalogNodeInput', {
  description: 'A node’s new name.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The node.' }),
    name: t.string({ required: true, description: 'At most 128 characters.' }),
  }),
});

builder.mutationField('renameCatalogNode', (t) =>
  t.field({
    type: CatalogPayload,
    description: 'Renames a node; the space’s materials that are sorted by it follow.',
    authScopes: { change: true },
    args: { input: t.arg({ type: RenameCatalogNodeInput, required: true, description: 'The name.' }) },
    resolve: async (_root, { input: { id, name } }, { app, viewer }) => {
      const nodeId = rowIdOf('CatalogNode', String(id), 'id');
      await renameCatalogNode(app, requireViewer(viewer), nodeId, name);
      return { nodeId };
    },
  }),
);

import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { deleteCatalogNode } from '../tree.ts';
import { CatalogPayload } from './CatalogPayload.ts';

builder.mutationField('deleteCatalogNode', (t) =>
  t.field({
    type: CatalogPayload,
    description: 'Takes a node and all below it out of the tree; materials keep what they were called.',
    authScopes: { change: true },
    args: { id: t.arg.id({ required: true, description: 'The node.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      await deleteCatalogNode(app, requireViewer(viewer), rowIdOf('CatalogNode', String(id), 'id'));
      return { nodeId: null };
    },
  }),
);

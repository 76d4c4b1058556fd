import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { addCatalogNode } from '../tree.ts';
import { CatalogLevel } from './CatalogNode.ts';
import { CatalogPayload } from './CatalogPayload.ts';

const AddCatalogNodeInput = builder.inputType('AddCatalogNodeInput', {
  description: 'A node for the tree.',
  fields: (t) => ({
    level: t.field({ type: CatalogLevel, required: true, description: 'Where it stands.' }),
    name: t.string({ required: true, description: 'At most 128 characters.' }),
    parentId: t.id({ description: 'What it stands below; absent for industries.' }),
  }),
});

builder.mutationField('addCatalogNode', (t) =>
  t.field({
    type: CatalogPayload,
    description: 'Adds a node to the tree of the viewer’s space, or finds it there.',
    authScopes: { change: true },
    args: { input: t.arg({ type: AddCatalogNodeInput, required: true, description: 'The node.' }) },
    resolve: async (_root, { input: { level, name, parentId } }, { app, viewer }) => {
      const { id } = await addCatalogNode(app, requireViewer(viewer), {
        level,
        name,
        parentId: parentId ? rowIdOf('CatalogNode', String(parentId), 'parentId') : null,
      });
      return { nodeId: id };
    },
  }),
);

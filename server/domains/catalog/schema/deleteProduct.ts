import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { deleteProduct } from '../products.ts';

const DeleteProductPayload = builder.objectRef<{ deletedId: string }>('DeleteProductPayload').implement({
  description: 'What was deleted.',
  fields: (t) => ({ deletedId: t.id({ description: 'Its id.', resolve: ({ deletedId }) => deletedId }) }),
});

builder.mutationField('deleteProduct', (t) =>
  t.field({
    type: DeleteProductPayload,
    description: 'Takes a product out of every list. Projects keep what they were given.',
    authScopes: { change: true },
    args: { id: t.arg.id({ required: true, description: 'The product.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      await deleteProduct(app, requireViewer(viewer), rowIdOf('Product', String(id), 'id'));
      return { deletedId: String(id) };
    },
  }),
);

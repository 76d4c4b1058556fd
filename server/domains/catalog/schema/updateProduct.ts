import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { updateProduct } from '../products.ts';
import { ProductPayload } from './ProductPayload.ts';
import { productInputFields } from './productInputFields.ts';

const UpdateProductInput = builder.inputType('UpdateProductInput', {
  description: 'A product as it should be; all fields are replaced.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The product.' }),
    ...productInputFields(t),
  }),
});

builder.mutationField('updateProduct', (t) =>
  t.field({
    type: ProductPayload,
    description: 'Replaces a product’s fields. Projects keep what they were given.',
    authScopes: { change: true },
    args: { input: t.arg({ type: UpdateProductInput, required: true, description: 'The product.' }) },
    resolve: async (_root, { input: { id, ...wanted } }, { app, viewer }) => {
      const productId = rowIdOf('Product', String(id), 'id');
      await updateProduct(app, requireViewer(viewer), productId, wanted);
      return { productId };
    },
  }),
);

import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { createProduct } from '../products.ts';
import { ProductPayload } from './ProductPayload.ts';
import { productInputFields } from './productInputFields.ts';

const CreateProductInput = builder.inputType('CreateProductInput', {
  description: 'What is sold. Features and selling points lose blanks and repetitions.',
  fields: (t) => productInputFields(t),
});

builder.mutationField('createProduct', (t) =>
  t.field({
    type: ProductPayload,
    description: 'Adds a product. Saying exactly the same again answers with the product that is there.',
    authScopes: { change: true },
    args: { input: t.arg({ type: CreateProductInput, required: true, description: 'The product.' }) },
    resolve: async (_root, { input }, { app, viewer }) => {
      const { id } = await createProduct(app, requireViewer(viewer), input);
      return { productId: id };
    },
  }),
);

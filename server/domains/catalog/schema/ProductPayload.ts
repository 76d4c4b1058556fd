import { builder } from '../../../graphql/builder.ts';
import { Product } from './Product.ts';

export const ProductPayload = builder.objectRef<{ productId: number }>('ProductPayload').implement({
  description: 'The product after a change.',
  fields: (t) => ({
    product: t.prismaField({
      type: Product,
      description: 'As it stands now.',
      resolve: (query, { productId }, _args, { app }) =>
        app.db.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
    }),
  }),
});

import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { PageInput, pageCost, pageType, pageWindow } from '../../../graphql/page.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { foundProducts, ownProducts } from '../products.ts';
import { Product } from './Product.ts';

const search = {
  description: 'Letters of the name or the category; all products where absent.',
  validate: z.string().max(128, '搜索内容不能超过128个字符').nullish(),
};

builder.queryField('product', (t) =>
  t.prismaField({
    type: Product,
    nullable: true,
    description: 'A product by its number; null where there is none of the viewer’s.',
    authScopes: { read: true },
    args: { number: t.arg.int({ required: true, description: 'As in its address.' }) },
    resolve: (query, _root, { number }, { app, viewer }) =>
      app.db.product.findFirst({
        ...query,
        where: { id: rowId(number), ...ownProducts(requireViewer(viewer)) },
      }),
  }),
);

builder.queryField('products', (t) =>
  t.prismaConnection({
    type: Product,
    cursor: 'id',
    description: 'The viewer’s own products, newest first; for choosing one.',
    authScopes: { read: true },
    args: { search: t.arg.string(search) },
    totalCount: (_root, args, { app, viewer }) =>
      app.db.product.count({ where: foundProducts(requireViewer(viewer), args.search) }),
    resolve: (query, _root, args, { app, viewer }) =>
      app.db.product.findMany({
        ...query,
        where: foundProducts(requireViewer(viewer), args.search),
        orderBy: { id: 'desc' },
      }),
  }),
);

const ProductPage = pageType(Product, 'Product');

builder.queryField('productPage', (t) =>
  t.field({
    type: ProductPage,
    complexity: pageCost,
    description: 'The viewer’s own products by numbered pages, newest first.',
    authScopes: { read: true },
    args: {
      search: t.arg.string(search),
      page: t.arg({
        type: PageInput,
        required: true,
        defaultValue: { number: 1, size: 10 },
        description: 'Which page.',
      }),
    },
    resolve: async (_root, { page, search: wanted }, context, info) => {
      const where = foundProducts(requireViewer(context.viewer), wanted);
      const query = queryFromInfo({ context, info, path: ['rows'], typeName: 'Product' });
      const [rows, total] = await Promise.all([
        context.app.db.product.findMany({ ...query, where, orderBy: { id: 'desc' }, ...pageWindow(page) }),
        context.app.db.product.count({ where }),
      ]);
      return { rows, total };
    },
  }),
);

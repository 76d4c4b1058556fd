import { builder } from '../../../graphql/builder.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { ownProducts } from '../products.ts';

export const Product = builder.prismaNode('Product', {
  description: 'What somebody sells: what scripts, scores and films may say of it. Seen by its owner alone.',
  nullable: true,
  id: { resolve: (product) => product.id },
  select: { id: true },
  findUnique: (id, { viewer }) => (viewer ? { id: rowId(id), ...ownProducts(viewer) } : { id: 0 }),
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number in addresses and in REST.' }),
    name: t.exposeString('name', { description: 'Name; unique among its owner’s products.' }),
    category: t.exposeString('category', { description: 'What kind of thing it is.' }),
    keyFeatures: t.exposeStringList('keyFeatures', { description: 'What it is and has.' }),
    sellingPoints: t.exposeStringList('sellingPoints', { description: 'Why people buy it.' }),
    targetAudience: t.exposeString('targetAudience', { description: 'Who buys it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Last changed.' }),
  }),
});

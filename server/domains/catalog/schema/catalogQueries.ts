import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { batchImpact, foundBatches } from '../batches.ts';
import { spaceOf } from '../space.ts';
import { catalogImpact, type CatalogImpact as Impact } from '../tree.ts';
import { Batch } from './Batch.ts';
import { CatalogNode } from './CatalogNode.ts';

builder.queryField('catalog', (t) =>
  t.prismaField({
    type: [CatalogNode],
    description: 'The industries of the viewer’s space, by name; products and SKUs are their children.',
    authScopes: { read: true },
    resolve: async (query, _root, _args, { app, viewer }) =>
      app.db.catalogNode.findMany({
        ...query,
        where: { space: await spaceOf(app, requireViewer(viewer)), level: 'INDUSTRY' },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
      }),
  }),
);

builder.queryField('batches', (t) =>
  t.prismaConnection({
    type: Batch,
    cursor: 'id',
    description: 'The batches of the viewer’s space, newest first.',
    authScopes: { read: true },
    args: {
      search: t.arg.string({
        description: 'Letters of the name; all batches where absent.',
        validate: z.string().max(128, '搜索内容不能超过128个字符').nullish(),
      }),
    },
    totalCount: async (_root, { search }, { app, viewer }) =>
      app.db.batch.count({ where: foundBatches(await spaceOf(app, requireViewer(viewer)), search) }),
    resolve: async (query, _root, { search }, { app, viewer }) =>
      app.db.batch.findMany({
        ...query,
        where: foundBatches(await spaceOf(app, requireViewer(viewer)), search),
        orderBy: { id: 'desc' },
      }),
  }),
);

const CatalogImpact = builder.objectRef<Impact>('CatalogImpact').implement({
  description: 'What deleting something of the catalogue would touch.',
  fields: (t) => ({
    products: t.exposeInt('products', { description: 'Products that would go with it.' }),
    skus: t.exposeInt('skus', { description: 'SKUs that would go with it.' }),
    materials: t.exposeInt('materials', {
      description: 'Materials that are sorted by it; they keep their words.',
    }),
  }),
});

builder.queryField('catalogImpact', (t) =>
  t.field({
    type: CatalogImpact,
    description: 'What deleting a node of the tree would touch.',
    authScopes: { read: true },
    args: { id: t.arg.id({ required: true, description: 'The node.' }) },
    resolve: (_root, { id }, { app, viewer }) =>
      catalogImpact(app, requireViewer(viewer), rowIdOf('CatalogNode', String(id), 'id')),
  }),
);

builder.queryField('batchImpact', (t) =>
  t.field({
    type: CatalogImpact,
    description: 'What deleting a batch would touch.',
    authScopes: { read: true },
    args: { id: t.arg.id({ required: true, description: 'The batch.' }) },
    resolve: async (_root, { id }, { app, viewer }) => ({
      products: 0,
      skus: 0,
      ...(await batchImpact(app, requireViewer(viewer), rowIdOf('Batch', String(id), 'id'))),
    }),
  }),
);

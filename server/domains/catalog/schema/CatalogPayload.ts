import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { spaceOf } from '../space.ts';
import { Batch } from './Batch.ts';
import { CatalogNode } from './CatalogNode.ts';

/** The whole tree comes along: it is small, and every selector on the screen shows the same one. */
export const CatalogPayload = builder.objectRef<{ nodeId: number | null }>('CatalogPayload').implement({
  description: 'The tree after a change.',
  fields: (t) => ({
    node: t.prismaField({
      type: CatalogNode,
      nullable: true,
      description: 'What was added or renamed; null where it was deleted.',
      resolve: (query, { nodeId }, _args, { app }) =>
        nodeId === null ? null : app.db.catalogNode.findUnique({ ...query, where: { id: nodeId } }),
    }),
    catalog: t.prismaField({
      type: [CatalogNode],
      description: 'The industries as they stand now.',
      resolve: async (query, _payload, _args, { app, viewer }) =>
        app.db.catalogNode.findMany({
          ...query,
          where: { space: await spaceOf(app, requireViewer(viewer)), level: 'INDUSTRY' },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
        }),
    }),
  }),
});

export const BatchPayload = builder.objectRef<{ batchId: number }>('BatchPayload').implement({
  description: 'The batch after a change.',
  fields: (t) => ({
    batch: t.prismaField({
      type: Batch,
      description: 'As it stands now.',
      resolve: (query, { batchId }, _args, { app }) =>
        app.db.batch.findUniqueOrThrow({ ...query, where: { id: batchId } }),
    }),
  }),
});

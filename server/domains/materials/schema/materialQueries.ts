import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { literally } from '../../../platform/literally.ts';
import { requireViewer, type Viewer } from '../../../platform/viewer.ts';
import { ownMaterials, visibleMaterials } from '../access.ts';
import { MaterialSource } from './enums.ts';
import { Material } from './Material.ts';

builder.queryField('material', (t) =>
  t.prismaField({
    type: Material,
    nullable: true,
    description: 'A material by its number; null where there is none that the viewer may see.',
    authScopes: { read: true },
    args: { number: t.arg.int({ required: true, description: 'As in its address.' }) },
    resolve: (query, _root, { number }, { app, viewer }) =>
      app.db.material.findFirst({
        ...query,
        where: { id: rowId(number), ...visibleMaterials(requireViewer(viewer)) },
      }),
  }),
);

builder.queryField('materials', (t) =>
  t.prismaConnection({
    type: Material,
    cursor: 'id',
    description: 'The viewer’s own library, newest first.',
    authScopes: { read: true },
    args: {
      sources: t.arg({ type: [MaterialSource], description: 'Only of these sources; all where absent.' }),
      search: t.arg.string({
        description: 'A part of the name, in any case.',
        validate: z.string().max(128, '搜索词过长'),
      }),
    },
    totalCount: (_root, wish, { app, viewer }) =>
      app.db.material.count({ where: wishedMaterials(requireViewer(viewer), wish) }),
    resolve: (query, _root, wish, { app, viewer }) =>
      app.db.material.findMany({
        ...query,
        where: wishedMaterials(requireViewer(viewer), wish),
        orderBy: { id: 'desc' },
      }),
  }),
);

type Source = 'UPLOADED' | 'GENERATED' | 'DOWNLOADED' | 'EXPORTED' | 'SAMPLE';

interface MaterialWish {
  sources?: readonly Source[] | null | undefined;
  search?: string | null | undefined;
}

function wishedMaterials(viewer: Viewer, { sources, search }: MaterialWish) {
  const words = search?.trim();
  return {
    ...ownMaterials(viewer),
    ...(sources?.length ? { source: { in: [...sources] } } : {}),
    ...(words ? { name: { contains: literally(words), mode: 'insensitive' as const } } : {}),
  };
}

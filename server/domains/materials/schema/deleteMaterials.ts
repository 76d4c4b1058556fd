import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { deleteMaterials } from '../materials.ts';

const DeleteMaterialsPayload = builder
  .objectRef<{ deletedIds: string[] }>('DeleteMaterialsPayload')
  .implement({
    description: 'What was deleted.',
    fields: (t) => ({
      deletedIds: t.idList({ description: 'Their ids.', resolve: ({ deletedIds }) => deletedIds }),
    }),
  });

builder.mutationField('deleteMaterials', (t) =>
  t.field({
    type: DeleteMaterialsPayload,
    description: 'Takes materials from the viewer’s library with the files nothing else uses; all or none.',
    authScopes: { change: true },
    args: {
      ids: t.arg.idList({
        required: true,
        description: 'The materials.',
        validate: z.array(z.unknown()).min(1, '请先选择要删除的素材').max(100, '一次最多删除100个素材'),
      }),
    },
    resolve: async (_root, { ids }, { app, viewer }) => {
      const deletedIds = ids.map(String);
      await deleteMaterials(
        app,
        requireViewer(viewer),
        deletedIds.map((id) => rowIdOf('Material', id, 'ids')),
      );
      return { deletedIds };
    },
  }),
);

import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { addSampleMaterials, SAMPLE_PROMPT } from '../samples.ts';
import { Material } from './Material.ts';

const SampleMaterialsPayload = builder
  .objectRef<{ materialIds: number[] }>('SampleMaterialsPayload')
  .implement({
    description: 'The sample material in the viewer’s library.',
    fields: (t) => ({
      prompt: t.string({ description: 'What could be asked of them.', resolve: () => SAMPLE_PROMPT }),
      materials: t.prismaField({
        type: [Material],
        description: 'In the order of the story they tell.',
        resolve: (query, { materialIds }, _args, { app }) =>
          app.db.material.findMany({ ...query, where: { id: { in: materialIds } }, orderBy: { id: 'asc' } }),
      }),
    }),
  });

builder.mutationField('addSampleMaterials', (t) =>
  t.field({
    type: SampleMaterialsPayload,
    description: 'Puts the sample material, drawn by the product itself, into the viewer’s library.',
    authScopes: { change: true },
    resolve: async (_root, _args, { app, viewer }) => ({
      materialIds: await addSampleMaterials(app, requireViewer(viewer)),
    }),
  }),
);

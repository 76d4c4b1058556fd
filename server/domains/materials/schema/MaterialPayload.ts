import { builder } from '../../../graphql/builder.ts';
import { Material } from './Material.ts';

export const MaterialPayload = builder.objectRef<{ materialId: number }>('MaterialPayload').implement({
  description: 'The material after a change.',
  fields: (t) => ({
    material: t.prismaField({
      type: Material,
      description: 'As it stands now.',
      resolve: (query, { materialId }, _args, { app }) =>
        app.db.material.findUniqueOrThrow({ ...query, where: { id: materialId } }),
    }),
  }),
});

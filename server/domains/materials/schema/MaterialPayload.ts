import { builder } from '../../../graphql/builder.ts';
import { Material } from './Material.ts';

export const MaterialPayload = builder
  .objectRef<{ materialId: number; isNew: boolean }>('MaterialPayload')
  .implement({
    description: 'The material after a change.',
    fields: (t) => ({
      isNew: t.exposeBoolean('isNew', {
        description: 'Whether this call put it there; the same upload under the same name is there once.',
      }),
      material: t.prismaField({
        type: Material,
        description: 'As it stands now.',
        resolve: (query, { materialId }, _args, { app }) =>
          app.db.material.findUniqueOrThrow({ ...query, where: { id: materialId } }),
      }),
    }),
  });

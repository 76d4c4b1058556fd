import { encodeGlobalID } from '@pothos/plugin-relay';
import { builder } from '../../../graphql/builder.ts';

export const Batch = builder.prismaObject('Batch', {
  description: 'A named delivery of materials. Seen by the whole space.',
  fields: (t) => ({
    id: t.id({
      description: 'Its id; opaque, and the same everywhere.',
      select: { id: true },
      resolve: ({ id }) => encodeGlobalID('Batch', id),
    }),
    number: t.exposeInt('id', { description: 'Its number in REST.' }),
    name: t.exposeString('name', { description: 'Name; unique in its space.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Added.' }),
  }),
});

import { encodeGlobalID } from '@pothos/plugin-relay';
import { builder } from '../../../graphql/builder.ts';

export const CatalogLevel = builder.enumType('CatalogLevel', {
  description: 'Where a node stands in the tree industry → product → SKU.',
  values: {
    INDUSTRY: { description: 'At the top.' },
    PRODUCT: { description: 'Below an industry.' },
    SKU: { description: 'Below a product.' },
  } as const,
});

/** Reached through the tree alone: it belongs to a space, not to a person, so an id by itself opens nothing. */
export const CatalogNode = builder.prismaObject('CatalogNode', {
  description:
    'An industry, a product or a SKU by which a space sorts its materials. Seen by the whole space.',
  fields: (t) => ({
    id: t.id({
      description: 'Its id; opaque, and the same everywhere.',
      select: { id: true },
      resolve: ({ id }) => encodeGlobalID('CatalogNode', id),
    }),
    number: t.exposeInt('id', { description: 'Its number in REST.' }),
    level: t.expose('level', { type: CatalogLevel, description: 'Where it stands.' }),
    name: t.exposeString('name', { description: 'Name; unique among its siblings, whatever the case.' }),
    children: t.relation('children', {
      description: 'What stands below it, by name.',
      query: { orderBy: [{ name: 'asc' }, { id: 'asc' }] },
    }),
  }),
});

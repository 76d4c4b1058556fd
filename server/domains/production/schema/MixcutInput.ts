import { encodeGlobalID } from '@pothos/plugin-relay';
import type {
  ProjectProduct as GivenProduct,
  MixcutInput as Input,
} from '../../../../temporal/contracts/mixcut.ts';
import { builder } from '../../../graphql/builder.ts';
import { Material } from '../../materials/schema/Material.ts';
import { FilmLanguage, FilmLayout } from './enums.ts';
import { findTogether } from './findTogether.ts';

const ProjectProduct = builder.objectRef<GivenProduct>('ProjectProduct').implement({
  description: 'A product as it was when the project was created.',
  fields: (t) => ({
    productId: t.id({
      description: 'The product’s id; it may have been deleted since.',
      resolve: ({ productId }) => encodeGlobalID('Product', productId),
    }),
    name: t.exposeString('name', { description: 'Name.' }),
    category: t.exposeString('category', { description: 'What kind of thing it is.' }),
    keyFeatures: t.exposeStringList('keyFeatures', { description: 'What it is and has.' }),
    sellingPoints: t.exposeStringList('sellingPoints', { description: 'Why people buy it.' }),
    targetAudience: t.exposeString('targetAudience', { description: 'Who buys it.' }),
  }),
});

/** What was asked for, with its owner, whose materials it names. */
export const MixcutInput = builder.objectRef<Input & { userId: number }>('MixcutInput').implement({
  description: 'What was asked for.',
  fields: (t) => ({
    input: t.exposeString('input', { description: 'Video description.' }),
    rawScript: t.exposeString('rawScript', {
      nullable: true,
      description: 'Own script, kept word for word.',
    }),
    language: t.expose('language', { type: FilmLanguage, description: 'What is spoken.' }),
    layout: t.expose('layout', { type: FilmLayout, description: 'The film’s shape.' }),
    resolution: t.int({ description: 'The short side in pixels.', resolve: (input) => input.resolution }),
    voice: t.exposeString('voice', { nullable: true, description: 'Voice id; null for the default.' }),
    music: t.exposeBoolean('music', { description: 'With a music bed.' }),
    product: t.field({
      type: ProjectProduct,
      nullable: true,
      description: 'What the film is about, as it was then.',
      resolve: ({ product }) => product ?? null,
    }),
    materials: t.prismaField({
      type: [Material],
      description: 'Still existing ones, in the order given.',
      resolve: (query, { materials, userId }, _args, context) =>
        findTogether(
          context,
          JSON.stringify([userId, query]),
          materials.map(({ materialId }) => materialId),
          (ids) => context.app.db.material.findMany({ ...query, where: { id: { in: ids }, userId } }),
        ),
    }),
  }),
});

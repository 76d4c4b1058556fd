import type { MixcutInput as Input } from '../../../../temporal/contracts/mixcut.ts';
import { builder } from '../../../graphql/builder.ts';
import { Material } from '../../materials/schema/Material.ts';
import { FilmLanguage, FilmLayout } from './enums.ts';
import { findTogether } from './findTogether.ts';

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

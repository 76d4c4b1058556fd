import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { InsufficientCredits } from '../../credits/errors.ts';
import { paidProjectPayload } from '../../projects/schema/payloads.ts';
import { createMixcut } from '../production.ts';
import { FilmLanguage, FilmLayout } from './enums.ts';

const CreateMixcutInput = builder.inputType('CreateMixcutInput', {
  description: 'What 素材混剪 is to make.',
  fields: (t) => ({
    input: t.string({
      required: true,
      description: 'Video description; may be empty where a script is given.',
    }),
    rawScript: t.string({ description: 'Own script, kept word for word.' }),
    materialIds: t.idList({ required: true, description: 'The viewer’s materials to cut from.' }),
    language: t.field({
      type: FilmLanguage,
      required: true,
      defaultValue: 'zh',
      description: 'What is spoken.',
    }),
    layout: t.field({ type: FilmLayout, required: true, defaultValue: 'horizontal', description: 'Shape.' }),
    resolution: t.int({
      required: true,
      defaultValue: 720,
      description: 'The short side: 1080, 720 or 480.',
    }),
    voice: t.string({ description: 'Voice id; the language’s default where absent.' }),
    music: t.boolean({ required: true, defaultValue: true, description: 'With a music bed.' }),
    productId: t.id({ description: 'A product of the viewer’s; its words of now go to the script.' }),
    auto: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Runs through; false waits after each step whose result may be edited.',
    }),
    requestKey: t.string({
      description: 'Repeating a request with the same key returns the project that the first one made.',
    }),
  }),
});

builder.mutationField('createMixcut', (t) =>
  t.field({
    type: paidProjectPayload('CreateMixcutSuccess'),
    description: 'Holds the price, creates the project and starts it.',
    authScopes: { spend: true },
    errors: {
      types: [InsufficientCredits],
      directResult: true,
      union: { name: 'CreateMixcutResult', description: 'The project, or why there is none.' },
    },
    args: { input: t.arg({ type: CreateMixcutInput, required: true, description: 'What is wanted.' }) },
    resolve: async (_root, { input }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const materialIds = input.materialIds.map((id) => rowIdOf('Material', String(id), 'materialIds'));
      const productId = input.productId ? rowIdOf('Product', String(input.productId), 'productId') : null;
      const { projectId } = await createMixcut(app, viewer, { ...input, materialIds, productId });
      return { projectId, userId: viewer.userId };
    },
  }),
);

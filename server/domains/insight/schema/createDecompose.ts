import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { InsufficientCredits } from '../../credits/errors.ts';
import { paidProjectPayload } from '../../projects/schema/payloads.ts';
import { createDecompose } from '../insight.ts';
import { SceneMethod } from './enums.ts';
import { productArgument } from './productArgument.ts';

const CreateDecomposeInput = builder.inputType('CreateDecomposeInput', {
  description: 'A video to be taken apart.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 128 characters.' }),
    videoPath: t.string({
      required: true,
      description: 'oss:// address of a video of the viewer’s; at most 180 s.',
    }),
    sceneMethod: t.field({ type: SceneMethod, required: true, defaultValue: 'content', description: 'How.' }),
    isAnalysis: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Also say each scene’s part in the story.',
    }),
    skipVisualAnalysis: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Nobody looks at the pictures.',
    }),
    productId: t.id({ description: 'A product of the viewer’s.' }),
    requestKey: t.string({ description: 'The same key answers with the same project.' }),
  }),
});

builder.mutationField('createDecompose', (t) =>
  t.field({
    type: paidProjectPayload('CreateDecomposeSuccess'),
    description: '镜头拆解',
    authScopes: { spend: true },
    errors: {
      types: [InsufficientCredits],
      directResult: true,
      union: { name: 'CreateDecomposeResult', description: 'The project, or why it was not done.' },
    },
    args: { input: t.arg({ type: CreateDecomposeInput, required: true, description: 'What is wanted.' }) },
    resolve: async (_root, { input }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const product = productArgument(input.productId);
      const { projectId } = await createDecompose(app, viewer, { ...input, product });
      return { projectId, userId: viewer.userId };
    },
  }),
);

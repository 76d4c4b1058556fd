import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { InsufficientCredits } from '../../credits/errors.ts';
import { paidProjectPayload } from '../../projects/schema/payloads.ts';
import { createScore } from '../insight.ts';
import { productArgument } from './productArgument.ts';

const CreateScoreInput = builder.inputType('CreateScoreInput', {
  description: 'A video to be scored.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'At most 128 characters.' }),
    videoPath: t.string({
      required: true,
      description: 'oss:// address of a video of the viewer’s; at most 180 s.',
    }),
    productId: t.id({ description: 'A product of the viewer’s.' }),
    requestKey: t.string({ description: 'The same key answers with the same project.' }),
  }),
});

builder.mutationField('createScore', (t) =>
  t.field({
    type: paidProjectPayload('CreateScoreSuccess'),
    description: '视频评分: a score project with its first video.',
    authScopes: { spend: true },
    errors: {
      types: [InsufficientCredits],
      directResult: true,
      union: { name: 'CreateScoreResult', description: 'The project, or why it was not done.' },
    },
    args: { input: t.arg({ type: CreateScoreInput, required: true, description: 'What is wanted.' }) },
    resolve: async (_root, { input }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const product = productArgument(input.productId);
      const { projectId } = await createScore(app, viewer, { ...input, product });
      return { projectId, userId: viewer.userId };
    },
  }),
);

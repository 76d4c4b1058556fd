import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { InsufficientCredits } from '../../credits/errors.ts';
import { paidProjectPayload } from '../../projects/schema/payloads.ts';
import { retryScore } from '../insight.ts';
import { productArgument } from './productArgument.ts';

const RetryScoreInput = builder.inputType('RetryScoreInput', {
  description: 'An entry of a score project, and what is different this time.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The score project.' }),
    index: t.int({ required: true, description: 'Of the entry, from 0.' }),
    videoPath: t.string({ description: 'oss:// address of another video of the viewer’s; at most 180 s.' }),
    productId: t.id({ description: 'Another product of the viewer’s.' }),
  }),
});

builder.mutationField('retryScore', (t) =>
  t.field({
    type: paidProjectPayload('RetryScoreSuccess'),
    description:
      'Scores an entry again, at its price. With another video or product it becomes a new entry, to be compared.',
    authScopes: { spend: true },
    errors: {
      types: [InsufficientCredits],
      directResult: true,
      union: { name: 'RetryScoreResult', description: 'The project, or why it was not done.' },
    },
    args: { input: t.arg({ type: RetryScoreInput, required: true, description: 'What is wanted.' }) },
    resolve: async (_root, { input }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const projectId = rowIdOf('Project', String(input.projectId), 'projectId');
      const changed = { videoPath: input.videoPath || null, product: productArgument(input.productId) };
      await retryScore(app, viewer, projectId, input.index, changed);
      return { projectId, userId: viewer.userId };
    },
  }),
);

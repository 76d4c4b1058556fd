import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { InsufficientCredits } from '../../credits/errors.ts';
import { paidProjectPayload } from '../../projects/schema/payloads.ts';
import { addScoreEntry } from '../insight.ts';
import { productArgument } from './productArgument.ts';

const AddScoreEntryInput = builder.inputType('AddScoreEntryInput', {
  description: 'A further video of a score project.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The score project.' }),
    videoPath: t.string({
      required: true,
      description: 'oss:// address of a video of the viewer’s; at most 180 s.',
    }),
    productId: t.id({ description: 'A product of the viewer’s; the former one where absent.' }),
  }),
});

builder.mutationField('addScoreEntry', (t) =>
  t.field({
    type: paidProjectPayload('AddScoreEntrySuccess'),
    description: 'Scores a further video in a run of its own, on the same project.',
    authScopes: { spend: true },
    errors: {
      types: [InsufficientCredits],
      directResult: true,
      union: { name: 'AddScoreEntryResult', description: 'The project, or why it was not done.' },
    },
    args: { input: t.arg({ type: AddScoreEntryInput, required: true, description: 'What is wanted.' }) },
    resolve: async (_root, { input }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const projectId = rowIdOf('Project', String(input.projectId), 'projectId');
      const product = productArgument(input.productId);
      await addScoreEntry(app, viewer, projectId, { videoPath: input.videoPath, product });
      return { projectId, userId: viewer.userId };
    },
  }),
);

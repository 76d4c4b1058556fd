import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { InsufficientCredits } from '../../credits/errors.ts';
import { retryProject } from '../projects.ts';
import { paidProjectPayload } from './payloads.ts';

builder.mutationField('retryProject', (t) =>
  t.field({
    type: paidProjectPayload('RetryProjectSuccess'),
    description: 'Runs again from the failed step; costs what is still to do (retryPriceCredits).',
    authScopes: { spend: true },
    errors: {
      types: [InsufficientCredits],
      directResult: true,
      union: { name: 'RetryProjectResult', description: 'The project that runs again, or why it does not.' },
    },
    args: { id: t.arg.id({ required: true, description: 'The project.' }) },
    resolve: async (_root, { id }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const projectId = rowIdOf('Project', id, 'id');
      await retryProject(app, viewer, projectId);
      return { projectId, userId: viewer.userId };
    },
  }),
);

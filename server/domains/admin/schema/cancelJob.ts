import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { ProjectPayload } from '../../projects/schema/payloads.ts';
import { cancelJob } from '../jobs.ts';

builder.mutationField('cancelJob', (t) =>
  t.field({
    type: ProjectPayload,
    description:
      'Stops anybody’s running project; unfinished steps are refunded. Written into the audit log.',
    authScopes: { administer: true },
    args: { id: t.arg.id({ required: true, description: 'The project.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      const project = await cancelJob(app, viewer, rowIdOf('Project', id, 'id'));
      return { projectId: project.id, userId: project.userId };
    },
  }),
);

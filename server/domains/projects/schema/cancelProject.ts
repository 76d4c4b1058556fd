import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { cancelProject } from '../projects.ts';
import { ProjectPayload } from './payloads.ts';

builder.mutationField('cancelProject', (t) =>
  t.field({
    type: ProjectPayload,
    description: 'Asks a running project to stop; unfinished steps are refunded when it has stopped.',
    authScopes: { change: true },
    args: { id: t.arg.id({ required: true, description: 'The project.' }) },
    resolve: async (_root, { id }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const projectId = rowIdOf('Project', id, 'id');
      await cancelProject(app, viewer, projectId);
      return { projectId, userId: viewer.userId };
    },
  }),
);

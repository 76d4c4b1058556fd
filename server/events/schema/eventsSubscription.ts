import { visibleProjects } from '../../domains/projects/access.ts';
import { builder } from '../../graphql/builder.ts';
import { rowIdOf } from '../../graphql/globalId.ts';
import { notFound } from '../../platform/refusal.ts';
import { requireViewer } from '../../platform/viewer.ts';
import { eventStream } from '../stream.ts';
import { Event } from './Event.ts';

builder.subscriptionField('events', (t) =>
  t.field({
    type: Event,
    description:
      'The viewer’s events after number `after` (or from now on), optionally those of one project only. Numbers ' +
      'grow without gaps per person; resuming behind the last one seen loses and repeats nothing.',
    authScopes: { read: true },
    args: {
      after: t.arg.int({ description: 'Number of the last event seen; from now on where absent.' }),
      projectId: t.arg.id({ description: 'Only events of this project.' }),
    },
    subscribe: async (_root, { after, projectId }, { app, bus, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const project = projectId && {
        id: rowIdOf('Project', String(projectId), 'projectId'),
        ...visibleProjects(viewer),
      };
      const found = project
        ? await app.db.project.findFirst({ where: project, select: { id: true, userId: true } })
        : null;
      if (project && !found) throw notFound('项目不存在');
      const userId = found?.userId ?? viewer.userId;
      const { eventSeq } = await app.db.user.findUniqueOrThrow({
        where: { id: userId },
        select: { eventSeq: true },
      });
      return eventStream({ db: app.db, bus }, { userId, after: after ?? eventSeq, projectId: found?.id });
    },
    resolve: (event) => event,
  }),
);

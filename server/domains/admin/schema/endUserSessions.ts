import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { endSessions } from '../admin.ts';
import { type ChangedUser, changedUser } from './UserPayload.ts';

const EndUserSessionsPayload = builder
  .objectRef<ChangedUser & { ended: number }>('EndUserSessionsPayload')
  .implement({
    description: 'What ended.',
    fields: (t) => ({
      user: changedUser(t),
      ended: t.exposeInt('ended', { description: 'How many sessions.' }),
    }),
  });

builder.mutationField('endUserSessions', (t) =>
  t.field({
    type: EndUserSessionsPayload,
    description: 'Signs a person out everywhere; of the viewer’s own sessions the one they are in goes on.',
    authScopes: { administer: true },
    args: { id: t.arg.id({ required: true, description: 'The person.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      const userId = rowIdOf('User', id, 'id');
      return { userId, ended: await endSessions(app, requireViewer(viewer), userId) };
    },
  }),
);

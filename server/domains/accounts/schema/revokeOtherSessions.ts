import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { revokeOtherSessions } from '../accounts.ts';
import { User } from './User.ts';

const RevokeOtherSessionsPayload = builder
  .objectRef<{ count: number; userId: number }>('RevokeOtherSessionsPayload')
  .implement({
    description: 'What is left.',
    fields: (t) => ({
      count: t.exposeInt('count', { description: 'How many sessions ended.' }),
      viewer: t.prismaField({
        type: User,
        description: 'Who asked, with the one session they are in.',
        resolve: (query, { userId }, _args, { app }) =>
          app.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });

builder.mutationField('revokeOtherSessions', (t) =>
  t.field({
    type: RevokeOtherSessionsPayload,
    description: 'Ends all of the viewer’s sessions but the one that asks.',
    authScopes: { account: true },
    resolve: async (_root, _args, { app, viewer }) => {
      const { userId } = requireViewer(viewer);
      return { count: await revokeOtherSessions(app, requireViewer(viewer)), userId };
    },
  }),
);

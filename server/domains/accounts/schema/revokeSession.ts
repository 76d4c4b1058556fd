import { builder } from '../../../graphql/builder.ts';
import { uuidOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { revokeSession } from '../accounts.ts';

const RevokeSessionPayload = builder
  .objectRef<{ revokedId: string; signedOut: boolean }>('RevokeSessionPayload')
  .implement({
    description: 'The session that has ended.',
    fields: (t) => ({
      revokedId: t.exposeID('revokedId', { description: 'Its id.' }),
      signedOut: t.exposeBoolean('signedOut', { description: 'It was the one that asked.' }),
    }),
  });

builder.mutationField('revokeSession', (t) =>
  t.field({
    type: RevokeSessionPayload,
    description: 'Ends one of the viewer’s sessions; what is open in it is closed within a second.',
    authScopes: { account: true },
    args: { id: t.arg.id({ required: true, description: 'The session.' }) },
    resolve: async (_root, { id }, context) => {
      const viewer = requireViewer(context.viewer);
      const sessionId = uuidOf('Session', id, 'id');
      await revokeSession(context.app, viewer, sessionId);
      const signedOut = viewer.credentialId === sessionId;
      if (signedOut && viewer.via === 'session') context.setSessionCookie?.(null);
      return { revokedId: id, signedOut };
    },
  }),
);

import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { resetPassword } from '../admin.ts';
import { type ChangedUser, changedUser } from './UserPayload.ts';

const ResetUserPasswordPayload = builder
  .objectRef<ChangedUser & { password: string }>('ResetUserPasswordPayload')
  .implement({
    description: 'The new password.',
    fields: (t) => ({
      user: changedUser(t),
      password: t.exposeString('password', { description: 'Made up now, told only here.' }),
    }),
  });

builder.mutationField('resetUserPassword', (t) =>
  t.field({
    type: ResetUserPasswordPayload,
    description: 'Gives a person a new password and signs them out everywhere. Their API keys stay.',
    authScopes: { administer: true },
    args: { id: t.arg.id({ required: true, description: 'The person.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      const userId = rowIdOf('User', id, 'id');
      return { userId, password: await resetPassword(app, requireViewer(viewer), userId) };
    },
  }),
);

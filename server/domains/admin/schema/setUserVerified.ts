import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { setVerified } from '../admin.ts';
import { UserPayload } from './UserPayload.ts';

const SetUserVerifiedInput = builder.inputType('SetUserVerifiedInput', {
  description: 'Whether a person is authorised.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Who.' }),
    verified: t.boolean({ required: true, description: 'Authorised or not.' }),
    confirmSelf: t.boolean({
      description: 'Said a second time, where it takes away the viewer’s own right to administer.',
    }),
  }),
});

builder.mutationField('setUserVerified', (t) =>
  t.field({
    type: UserPayload,
    description:
      'Authorises a person, or takes it back: they start nothing new, what runs of theirs runs to its end.',
    authScopes: { administer: true },
    args: { input: t.arg({ type: SetUserVerifiedInput, required: true, description: 'Who, and which.' }) },
    resolve: async (_root, { input: { userId: globalId, ...wanted } }, { app, viewer }) => {
      const userId = rowIdOf('User', globalId, 'userId');
      await setVerified(app, requireViewer(viewer), { ...wanted, userId });
      return { userId };
    },
  }),
);

import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { Role } from '../../accounts/schema/Role.ts';
import { Sex } from '../../accounts/schema/Sex.ts';
import { updatePerson } from '../admin.ts';
import { UserPayload } from './UserPayload.ts';

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  description: 'What changes of an account. What is absent stays as it is; null or blank clears it.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Whose.' }),
    nickName: t.string({ description: 'What they want to be called; at most 64 characters.' }),
    email: t.string({ description: 'An e-mail address.' }),
    phone: t.string({ description: 'A telephone number.' }),
    sex: t.field({ type: Sex, description: 'As they want to be known.' }),
    space: t.string({ description: 'The space they work in; it cannot be cleared.' }),
    role: t.field({ type: Role, description: 'What they may do; it cannot be cleared.' }),
    confirmSelf: t.boolean({
      description: 'Said a second time, where it takes away the viewer’s own right to administer.',
    }),
  }),
});

builder.mutationField('updateUser', (t) =>
  t.field({
    type: UserPayload,
    description: 'Changes an account. The last authorised administrator stays one (CONFLICT).',
    authScopes: { administer: true },
    args: { input: t.arg({ type: UpdateUserInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, { input: { userId: globalId, ...change } }, { app, viewer }) => {
      const userId = rowIdOf('User', globalId, 'userId');
      await updatePerson(app, requireViewer(viewer), { ...change, userId });
      return { userId };
    },
  }),
);

import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { updateProfile } from '../accounts.ts';
import { Sex } from './Sex.ts';
import { ViewerPayload } from './ViewerPayload.ts';

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What a person says of themself. What is absent stays as it is; null or blank clears it.',
  fields: (t) => ({
    nickName: t.string({ description: 'What they want to be called; at most 64 characters.' }),
    email: t.string({ description: 'An e-mail address.' }),
    phone: t.string({ description: 'A telephone number: digits, spaces, brackets, hyphens, a plus.' }),
    sex: t.field({ type: Sex, description: 'As they want to be known.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: ViewerPayload,
    description: 'Changes the viewer’s own profile.',
    authScopes: { account: true },
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, { input }, { app, viewer }) => {
      const { id: userId } = await updateProfile(app, requireViewer(viewer), input);
      return { userId };
    },
  }),
);

import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { Role } from '../../accounts/schema/Role.ts';
import { Sex } from '../../accounts/schema/Sex.ts';
import { createPerson } from '../admin.ts';
import { type ChangedUser, changedUser } from './UserPayload.ts';

const CreateUserInput = builder.inputType('CreateUserInput', {
  description: 'A new account.',
  fields: (t) => ({
    userName: t.string({ required: true, description: 'What the person will sign in with.' }),
    password: t.string({
      description: 'At least 6 characters. Absent: one is made up and given back once.',
    }),
    nickName: t.string({ description: 'What they want to be called; at most 64 characters.' }),
    email: t.string({ description: 'An e-mail address.' }),
    phone: t.string({ description: 'A telephone number.' }),
    sex: t.field({ type: Sex, description: 'As they want to be known.' }),
    role: t.field({ type: Role, description: 'USER unless said otherwise.' }),
    space: t.string({ description: 'The space they work in; "default" unless said otherwise.' }),
    verified: t.boolean({ description: 'Authorised at once, unless false.' }),
  }),
});

const CreateUserPayload = builder
  .objectRef<ChangedUser & { madeUp: string | null }>('CreateUserPayload')
  .implement({
    description: 'The new person.',
    fields: (t) => ({
      user: changedUser(t),
      madeUpPassword: t.exposeString('madeUp', {
        nullable: true,
        description: 'The password that was made up, told only here; null where one was given.',
      }),
    }),
  });

builder.mutationField('createUser', (t) =>
  t.field({
    type: CreateUserPayload,
    description: 'Adds an account.',
    authScopes: { administer: true },
    args: { input: t.arg({ type: CreateUserInput, required: true, description: 'Who.' }) },
    resolve: async (_root, { input }, { app, viewer }) => {
      const { person, madeUp } = await createPerson(app, requireViewer(viewer), input);
      return { userId: person.id, madeUp };
    },
  }),
);

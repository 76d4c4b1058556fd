import { builder } from '../../../graphql/builder.ts';
import { User } from './User.ts';

export const ViewerPayload = builder.objectRef<{ userId: number }>('ViewerPayload').implement({
  description: 'The person after a change of who is signed in.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: User,
      description: 'Who is signed in now.',
      resolve: (query, { userId }, _args, { app }) =>
        app.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

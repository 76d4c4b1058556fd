import { builder } from '../../../graphql/builder.ts';
import { User } from './User.ts';

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    description: 'Who is asking; null before signing in.',
    authScopes: { anyone: true },
    resolve: (query, _root, _args, { app, viewer }) =>
      viewer && app.db.user.findUnique({ ...query, where: { id: viewer.userId } }),
  }),
);

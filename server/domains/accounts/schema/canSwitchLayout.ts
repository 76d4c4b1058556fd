import { builder } from '../../../graphql/builder.ts';
import { User } from './User.ts';

builder.prismaObjectField(User, 'canSwitchLayout', (t) =>
  t.boolean({
    description:
      'May choose between the top menu and the sidebar: an administrator, where the operator allows it.',
    select: { role: true },
    resolve: ({ role }, _args, { app }) => role === 'ADMIN' && app.config.layoutSwitch,
  }),
);

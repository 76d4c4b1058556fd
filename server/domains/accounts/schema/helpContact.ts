import { builder } from '../../../graphql/builder.ts';

builder.queryField('helpContact', (t) =>
  t.string({
    description: 'Whom to ask for an authorisation or a lost password, in the operator’s words.',
    authScopes: { anyone: true },
    resolve: (_root, _args, { app }) => app.config.adminContact ?? '管理员',
  }),
);

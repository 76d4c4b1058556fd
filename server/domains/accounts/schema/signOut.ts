import { builder } from '../../../graphql/builder.ts';
import { signOut } from '../accounts.ts';

builder.mutationField('signOut', (t) =>
  t.boolean({
    description: 'Ends the session and takes its cookie away; true also where nobody was signed in.',
    authScopes: { anyone: true },
    resolve: async (_root, _args, context) => {
      if (context.viewer) await signOut(context.app, context.viewer);
      context.setSessionCookie?.(null);
      return true;
    },
  }),
);

import { builder } from '../../../graphql/builder.ts';
import { notFound } from '../../../platform/refusal.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { ownApiKeys } from '../accounts.ts';
import { ApiKey } from './ApiKey.ts';
import { User } from './User.ts';

builder.prismaObjectFields(User, (t) => ({
  apiKeys: t.prismaField({
    type: [ApiKey],
    nullable: true,
    complexity: { field: 1, multiplier: 20 },
    description: 'One’s own keys, the newest first. Never somebody else’s.',
    select: { id: true },
    resolve: (query, { id }, _args, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      if (viewer.userId !== id) throw notFound();
      return app.db.apiKey.findMany({ ...query, ...ownApiKeys(viewer) });
    },
  }),
}));

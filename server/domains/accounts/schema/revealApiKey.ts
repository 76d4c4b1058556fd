import { builder } from '../../../graphql/builder.ts';
import { uuidOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { revealApiKey } from '../accounts.ts';

const RevealApiKeyPayload = builder.objectRef<{ key: string }>('RevealApiKeyPayload').implement({
  description: 'A key in full.',
  fields: (t) => ({ key: t.exposeString('key', { description: 'What is sent as the bearer token.' }) }),
});

// A mutation although nothing changes: what it answers stands in no cache, and no page elsewhere can ask for it.
builder.mutationField('revealApiKey', (t) =>
  t.field({
    type: RevealApiKeyPayload,
    description:
      'One of the viewer’s keys in full. CONFLICT where the server’s SECRET_KEY was changed since.',
    authScopes: { account: true },
    args: { id: t.arg.id({ required: true, description: 'The key.' }) },
    resolve: async (_root, { id }, { app, viewer }) => ({
      key: await revealApiKey(app, requireViewer(viewer), uuidOf('ApiKey', id, 'id')),
    }),
  }),
);

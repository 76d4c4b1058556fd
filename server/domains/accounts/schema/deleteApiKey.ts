import { builder } from '../../../graphql/builder.ts';
import { uuidOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { deleteApiKey } from '../accounts.ts';

const DeleteApiKeyPayload = builder.objectRef<{ deletedId: string }>('DeleteApiKeyPayload').implement({
  description: 'The key that is no more.',
  fields: (t) => ({ deletedId: t.exposeID('deletedId', { description: 'Its id.' }) }),
});

builder.mutationField('deleteApiKey', (t) =>
  t.field({
    type: DeleteApiKeyPayload,
    description: 'Ends one of the viewer’s keys; what is open with it is closed within a second.',
    authScopes: { account: true },
    args: { id: t.arg.id({ required: true, description: 'The key.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      await deleteApiKey(app, requireViewer(viewer), uuidOf('ApiKey', id, 'id'));
      return { deletedId: id };
    },
  }),
);

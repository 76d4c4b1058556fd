import { builder } from '../../../graphql/builder.ts';
import { unblockAddress } from '../unblock.ts';

const UnblockAddressInput = builder.inputType('UnblockAddressInput', {
  description: 'An address to let in again.',
  fields: (t) => ({
    ip: t.string({ required: true, description: 'As shown, or any address of the same IPv6 /64.' }),
  }),
});

const UnblockAddressPayload = builder.objectRef<{ ip: string }>('UnblockAddressPayload').implement({
  description: 'What was let in.',
  fields: (t) => ({ ip: t.exposeString('ip', { description: 'The address, as it was counted.' }) }),
});

builder.mutationField('unblockAddress', (t) =>
  t.field({
    type: UnblockAddressPayload,
    description: 'Lifts all blocks of an address and sets its counters to zero; written into the audit log.',
    authScopes: { administer: true },
    args: { input: t.arg({ type: UnblockAddressInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { app, viewer }) => ({
      ip: await unblockAddress(app, viewer, input.ip),
    }),
  }),
);

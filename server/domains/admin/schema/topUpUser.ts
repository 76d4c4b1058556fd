import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { topUpPerson } from '../admin.ts';
import { UserPayload } from './UserPayload.ts';

const TopUpUserInput = builder.inputType('TopUpUserInput', {
  description: 'Credits for a person.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Who.' }),
    amountYuan: t.string({
      required: true,
      description:
        'Yuan as a decimal number in text, exact: "12.34"; from 0.01 to 1000000. 1 yuan = 100 credits.',
    }),
    requestKey: t.string({ description: 'The same key is one top-up, however often it is sent.' }),
  }),
});

builder.mutationField('topUpUser', (t) =>
  t.field({
    type: UserPayload,
    description: 'Adds credits to a person’s balance.',
    authScopes: { administer: true },
    args: { input: t.arg({ type: TopUpUserInput, required: true, description: 'Who, and how much.' }) },
    resolve: async (_root, { input: { userId: globalId, ...wanted } }, { app, viewer }) => {
      const userId = rowIdOf('User', globalId, 'userId');
      await topUpPerson(app, requireViewer(viewer), { ...wanted, userId });
      return { userId };
    },
  }),
);

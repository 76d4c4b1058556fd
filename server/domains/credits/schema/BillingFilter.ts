import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { CostChannel } from './CostChannel.ts';
import { LedgerKind } from './LedgerKind.ts';
import { PaymentChannel } from './PaymentChannel.ts';

export const BillingFilter = builder.inputType('BillingFilter', {
  description: 'Which rows of everybody’s books; nothing given is all of them.',
  fields: (t) => ({
    userNumber: t.int({
      description: 'Only this person’s, by number.',
      validate: z.int().positive('用户编号须为正整数'),
    }),
    userName: t.string({
      description: 'Only of people with this in their user name, in any case.',
      validate: z.string().max(64, '用户名最多 64 个字符'),
    }),
    kinds: t.field({ type: [LedgerKind], description: 'Only these kinds.' }),
    channel: t.field({ type: PaymentChannel, description: 'Only what was paid this way.' }),
    costChannel: t.field({ type: CostChannel, description: 'Only what was spent through this.' }),
    from: t.field({ type: 'DateTime', description: 'From this moment on.' }),
    before: t.field({ type: 'DateTime', description: 'Before this moment.' }),
  }),
});

/** The domain's words for it. */
export function billingFilterOf<Filter extends { userNumber?: number | null | undefined }>(
  filter: Filter | null | undefined,
) {
  const { userNumber, ...rest } = filter ?? ({} as Filter);
  return { ...rest, userId: userNumber };
}

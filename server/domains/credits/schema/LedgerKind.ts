import { CreditEntryKind } from '../../../../prisma/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';

export const LedgerKind = builder.enumType(CreditEntryKind, {
  name: 'LedgerKind',
  description: 'What a movement of credits was.',
  values: {
    TOP_UP: { description: '充值: credits were added.' },
    HOLD: { description: '预扣: a run set its price aside.' },
    SETTLE: { description: '消费: a finished step was charged to its run’s hold.' },
    RELEASE: { description: '退还: a run ended and gave back what it did not use.' },
  },
});

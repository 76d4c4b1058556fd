import { builder } from '../../../graphql/builder.ts';
import { PageInput, pageCost, pageWindow } from '../../../graphql/page.ts';
import { notFound } from '../../../platform/refusal.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { User } from '../../accounts/schema/User.ts';
import { readStatement, type Statement as StatementValue } from '../statement.ts';
import { LedgerKind } from './LedgerKind.ts';
import { LedgerRecord } from './LedgerRecord.ts';

const LedgerFilter = builder.inputType('LedgerFilter', {
  description: 'Which rows of the books; nothing given is all of them.',
  fields: (t) => ({
    kinds: t.field({ type: [LedgerKind], description: 'Only these kinds.' }),
    from: t.field({ type: 'DateTime', description: 'From this moment on.' }),
    before: t.field({ type: 'DateTime', description: 'Before this moment.' }),
  }),
});

const Statement = builder.objectRef<StatementValue>('Statement').implement({
  description: 'A numbered page of the books, newest first, with sums over all that the filter lets through.',
  fields: (t) => ({
    rows: t.field({
      type: [LedgerRecord],
      description: 'The rows of this page.',
      resolve: ({ records }) => records,
    }),
    total: t.exposeInt('total', { description: 'Rows of the whole table, as filtered.' }),
    chargeYuan: t.float({ description: 'Topped up, in yuan.', resolve: ({ sums }) => sums.chargeYuan }),
    costCredits: t.int({ description: 'Spent, in credits.', resolve: ({ sums }) => sums.costCredits }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  ledger: t.field({
    type: Statement,
    nullable: true,
    complexity: pageCost,
    description: 'One’s own books. Administrators read those of others by the billing query.',
    args: {
      filter: t.arg({ type: LedgerFilter, description: 'Which rows.' }),
      page: t.arg({
        type: PageInput,
        required: true,
        defaultValue: { number: 1, size: 20 },
        description: 'Which page.',
      }),
    },
    select: { id: true },
    resolve: ({ id }, { filter, page }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      if (viewer.userId !== id) throw notFound();
      return readStatement(app, viewer, { filter: filter ?? {}, ...pageWindow(page) });
    },
  }),
}));

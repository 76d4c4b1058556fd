import { builder } from '../../../graphql/builder.ts';
import { PageInput, pageCost, pageType, pageWindow } from '../../../graphql/page.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { readBilling } from '../billing.ts';
import { BillingFilter, billingFilterOf } from './BillingFilter.ts';
import { LedgerRecord } from './LedgerRecord.ts';

builder.queryField('billing', (t) =>
  t.field({
    type: pageType(LedgerRecord, 'LedgerRecord'),
    description: 'Everybody’s books, newest first.',
    authScopes: { administer: true },
    complexity: pageCost,
    args: {
      filter: t.arg({ type: BillingFilter, description: 'Which rows.' }),
      page: t.arg({
        type: PageInput,
        required: true,
        defaultValue: { number: 1, size: 20 },
        description: 'Which page.',
      }),
    },
    resolve: (_root, { filter, page }, { app, viewer }) =>
      readBilling(app, requireViewer(viewer), { filter: billingFilterOf(filter), ...pageWindow(page) }),
  }),
);

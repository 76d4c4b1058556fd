import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { billingDays, billingSums, type BillingDay as Day, type BillingSums as Sums } from '../billing.ts';
import { BillingFilter, billingFilterOf } from './BillingFilter.ts';

const BillingSums = builder.objectRef<Sums>('BillingSums').implement({
  description: 'Sums over all rows of a filter.',
  fields: (t) => ({
    entries: t.exposeInt('entries', { description: 'How many rows.' }),
    people: t.exposeInt('people', { description: 'How many people’s they are.' }),
    chargeYuan: t.exposeFloat('chargeYuan', { description: 'Topped up, in yuan with two decimals.' }),
    costCredits: t.exposeFloat('costCredits', {
      description: 'Spent, in whole credits; may exceed 32 bits.',
    }),
  }),
});

const BillingDay = builder.objectRef<Day>('BillingDay').implement({
  description: 'One day of the books.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'As 2026-11-21, in the zone that was asked for.' }),
    chargeYuan: t.exposeFloat('chargeYuan', { description: 'Topped up, in yuan with two decimals.' }),
    costCredits: t.exposeFloat('costCredits', { description: 'Spent, in whole credits.' }),
  }),
});

builder.queryField('billingSums', (t) =>
  t.field({
    type: BillingSums,
    description: 'Sums of everybody’s books.',
    authScopes: { administer: true },
    args: { filter: t.arg({ type: BillingFilter, description: 'Which rows.' }) },
    resolve: (_root, { filter }, { app, viewer }) =>
      billingSums(app, requireViewer(viewer), billingFilterOf(filter)),
  }),
);

builder.queryField('billingDays', (t) =>
  t.field({
    type: [BillingDay],
    description:
      'The same per day, oldest first, without days on which nothing moved; at most the last year.',
    authScopes: { administer: true },
    args: {
      filter: t.arg({ type: BillingFilter, description: 'Which rows.' }),
      timeZone: t.arg.string({
        required: true,
        defaultValue: 'Asia/Shanghai',
        description: 'Whose midnight parts the days.',
        validate: z.string().max(64, '时区名称过长'),
      }),
    },
    resolve: (_root, { filter, timeZone }, { app, viewer }) =>
      billingDays(app, requireViewer(viewer), billingFilterOf(filter), timeZone),
  }),
);

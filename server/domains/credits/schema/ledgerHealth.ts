import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { type LedgerReport, ledgerHealth } from '../billing.ts';

const LedgerHealth = builder.objectRef<LedgerReport>('LedgerHealth').implement({
  description: 'Whether every balance is the sum of its movements.',
  fields: (t) => ({
    sound: t.boolean({
      description: 'They all are.',
      resolve: ({ brokenUserIds }) => brokenUserIds.length === 0,
    }),
    brokenUserNumbers: t.exposeIntList('brokenUserIds', {
      description: 'Numbers of the people whose balance is another.',
    }),
    entries: t.exposeInt('entries', { description: 'Movements that were added up.' }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', description: 'When; at most a minute ago.' }),
  }),
});

builder.queryField('ledgerHealth', (t) =>
  t.field({
    type: LedgerHealth,
    description: 'Adds up the whole ledger, at most once a minute.',
    authScopes: { administer: true },
    resolve: (_root, _args, { app, viewer }) => ledgerHealth(app, requireViewer(viewer)),
  }),
);

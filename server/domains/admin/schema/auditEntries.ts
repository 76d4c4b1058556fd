import { builder } from '../../../graphql/builder.ts';
import { PageInput, pageCost, pageType, pageWindow } from '../../../graphql/page.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { readAudit } from '../auditLog.ts';
import { AuditActionType, AuditEntry } from './AuditEntry.ts';

const AuditFilter = builder.inputType('AuditFilter', {
  description: 'Which acts; nothing given is all of them.',
  fields: (t) => ({
    actions: t.field({ type: [AuditActionType], description: 'Only these.' }),
    actor: t.string({ description: 'A part of the user name of who did it, in any case.' }),
    subject: t.string({ description: 'A part of the user name of whom, or of what, it was done to.' }),
    from: t.field({ type: 'DateTime', description: 'From this moment on.' }),
    before: t.field({ type: 'DateTime', description: 'Before this moment.' }),
  }),
});

builder.queryField('auditEntries', (t) =>
  t.field({
    type: pageType(AuditEntry, 'AuditEntry'),
    description: 'What administrators did, newest first.',
    authScopes: { administer: true },
    complexity: pageCost,
    args: {
      filter: t.arg({ type: AuditFilter, description: 'Which acts.' }),
      page: t.arg({
        type: PageInput,
        required: true,
        defaultValue: { number: 1, size: 20 },
        description: 'Which page.',
      }),
    },
    resolve: (_root, { filter, page }, { app, viewer }) =>
      readAudit(app, requireViewer(viewer), { filter: filter ?? {}, ...pageWindow(page) }),
  }),
);

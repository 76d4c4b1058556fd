import { builder } from '../../../graphql/builder.ts';
import { AUDIT_ACTIONS, type AuditAction } from '../audit.ts';
import { type AuditRecord, changesOf } from '../auditLog.ts';

/** `user.reset-password` is USER_RESET_PASSWORD. */
export const AuditActionType = builder.enumType('AuditAction', {
  description: 'What an administrator did.',
  values: Object.fromEntries(
    AUDIT_ACTIONS.map((action) => [
      action.toUpperCase().replaceAll(/[.-]/g, '_'),
      { value: action, description: `REST: ${action}.` },
    ]),
  ) as Record<string, { value: AuditAction; description: string }>,
});

type Changed = ReturnType<typeof changesOf>[number];

const AuditChange = builder.objectRef<Changed>('AuditChange').implement({
  description: 'One field of an act, before and after. Never a secret.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Machine name.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'What it was; null where it was nothing.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'What it became; null where it is nothing.',
    }),
  }),
});

type Somebody = NonNullable<AuditRecord['subject']>;

const AuditPerson = builder.objectRef<Somebody>('AuditPerson').implement({
  description: 'Who an entry speaks of, as they are called today.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Number of the account.' }),
    userName: t.exposeString('userName', { description: 'What they sign in with.' }),
    displayName: t.string({
      description: 'The nick name, or the user name where there is none.',
      resolve: ({ nickName, userName }) => nickName || userName,
    }),
  }),
});

export const AuditEntry = builder.objectRef<AuditRecord>('AuditEntry').implement({
  description: 'One act of an administrator; written with it, never changed.',
  fields: (t) => ({
    number: t.int({ description: 'Later acts have higher ones.', resolve: ({ id }) => Number(id) }),
    action: t.field({
      type: AuditActionType,
      description: 'What was done.',
      resolve: ({ action }) => action as AuditAction,
    }),
    actor: t.field({ type: AuditPerson, description: 'Who did it.', resolve: ({ actor }) => actor }),
    subject: t.field({
      type: AuditPerson,
      nullable: true,
      description: 'Whom it was done to; null where it was no person.',
      resolve: ({ subject }) => subject,
    }),
    target: t.exposeString('target', {
      nullable: true,
      description: 'What it was done to, where that is no person: "lab-tool:7", "address:203.0.113.9".',
    }),
    changes: t.field({ type: [AuditChange], description: 'What changed.', resolve: changesOf }),
    ip: t.exposeString('ip', { nullable: true, description: 'Address it was done from.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'It was done.' }),
  }),
});

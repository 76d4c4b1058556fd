import type { Prisma } from '../../../prisma/generated/client/client.ts';
import type { DatabaseSession } from '../../platform/database.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** What administrators do, as the audit log names it. */
export const AUDIT_ACTIONS = [
  'user.create',
  'user.update',
  'user.verify',
  'user.revoke',
  'user.reset-password',
  'user.end-sessions',
  'credits.top-up',
  'address.unblock',
  'project.cancel',
  'lab-tool.create',
  'lab-tool.update',
  'lab-tool.delete',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface Act {
  action: AuditAction;
  /** Whom it was done to. */
  subjectId?: number;
  /** What it was done to where that is not a person, e.g. "lab-tool:7". */
  target?: string;
  /** Before and after by field; never a secret. */
  changes?: Record<string, [before: Prisma.InputJsonValue | null, after: Prisma.InputJsonValue | null]>;
}

/** Writes an act down; call it in the transaction that does it. */
export async function recordAct(db: DatabaseSession, viewer: Viewer, act: Act): Promise<void> {
  await db.auditEntry.create({
    data: { actorId: viewer.userId, ip: viewer.ip, ...act },
  });
}

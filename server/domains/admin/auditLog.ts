import type { Prisma } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { literally } from '../../platform/literally.ts';
import { badInput } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import type { AuditAction } from './audit.ts';

/** Which acts; what is absent or empty limits nothing. */
export interface AuditFilter {
  actions?: readonly AuditAction[] | null | undefined;
  /** A part of the user name of who did it, in any case. */
  actor?: string | null | undefined;
  /** A part of the user name of whom it was done to, or of what else it was done to. */
  subject?: string | null | undefined;
  /** From this moment on. */
  from?: Date | null | undefined;
  /** Before this moment. */
  before?: Date | null | undefined;
}

const who = { select: { id: true, userName: true, nickName: true } } as const;
const auditFields = {
  id: true,
  action: true,
  target: true,
  changes: true,
  ip: true,
  createdAt: true,
  actor: who,
  subject: who,
} satisfies Prisma.AuditEntrySelect;

export type AuditRecord = Prisma.AuditEntryGetPayload<{ select: typeof auditFields }>;

/**
 * A window of the log, newest first.
 * @throws Refusal NOT_FOUND to everybody but administrators; BAD_USER_INPUT for the time range.
 */
export async function readAudit(
  app: App,
  viewer: Viewer,
  asked: { filter?: AuditFilter; skip: number; take: number },
): Promise<{ rows: AuditRecord[]; total: number }> {
  requirePermission(viewer, 'administer');
  const where = auditWhere(asked.filter ?? {});
  const { skip, take } = asked;
  const [rows, total] = await Promise.all([
    app.db.auditEntry.findMany({ where, select: auditFields, orderBy: { id: 'desc' }, skip, take }),
    app.db.auditEntry.count({ where }),
  ]);
  return { rows, total };
}

const READ_AT_ONCE = 500;

/** The same rows one after another, read in pieces. */
export function streamAudit(app: App, viewer: Viewer, filter: AuditFilter): AsyncGenerator<AuditRecord> {
  requirePermission(viewer, 'administer');
  return pieces(app, auditWhere(filter));
}

async function* pieces(app: App, where: Prisma.AuditEntryWhereInput): AsyncGenerator<AuditRecord> {
  for (let below: bigint | null = null; ; ) {
    const rows: AuditRecord[] = await app.db.auditEntry.findMany({
      where: below === null ? where : { AND: [where, { id: { lt: below } }] },
      select: auditFields,
      orderBy: { id: 'desc' },
      take: READ_AT_ONCE,
    });
    yield* rows;
    if (rows.length < READ_AT_ONCE) return;
    below = rows.at(-1)!.id;
  }
}

function auditWhere({ actions, actor, subject, from, before }: AuditFilter): Prisma.AuditEntryWhereInput {
  if (from && before && from >= before) throw badInput('before', '结束时间须晚于开始时间');
  const part = (text: string) => ({ contains: literally(text.trim()), mode: 'insensitive' as const });
  return {
    ...(actions?.length ? { action: { in: [...actions] } } : {}),
    ...(actor?.trim() ? { actor: { userName: part(actor) } } : {}),
    ...(subject?.trim() ? { OR: [{ subject: { userName: part(subject) } }, { target: part(subject) }] } : {}),
    ...(from || before
      ? { createdAt: { ...(from ? { gte: from } : {}), ...(before ? { lt: before } : {}) } }
      : {}),
  };
}

/** What an act changed, one line a field. */
export function changesOf({ changes }: Pick<AuditRecord, 'changes'>) {
  return Object.entries((changes ?? {}) as Record<string, [unknown, unknown]>).map(
    ([field, [before, after]]) => ({ field, before: textOf(before), after: textOf(after) }),
  );
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import { z } from 'zod';
import { type AuditRecord, changesOf, readAudit } from '../../../domains/admin/auditLog.ts';
import { route } from '../contract.ts';
import { paging, time } from '../fields.ts';
import { auditFilter, toAuditFilter } from './auditFilter.ts';

const person = z.object({ id: z.int(), user_name: z.string() });

const auditEntry = z
  .object({
    id: z.int(),
    action: z.string().describe('如 user.create、credits.top-up'),
    actor: person.describe('谁做的'),
    subject: person.nullable().describe('对谁做的；不是用户时为 null'),
    target: z.string().nullable().describe('对什么做的，如 lab-tool:7、address:203.0.113.9'),
    changes: z.array(
      z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    ip: z.string().nullable(),
    create_time: time,
  })
  .meta({ id: 'AuditEntry' });

export const auditQuery = route({
  method: 'POST',
  path: '/admin/audit/query',
  permission: 'administer',
  tag: 'admin',
  summary: '管理操作记录（仅管理员），新的在前',
  body: paging(20).extend(auditFilter.shape),
  answers: z.object({ data: z.array(auditEntry), total: z.int() }),
  async handle({ app, viewer, body }) {
    const { rows, total } = await readAudit(app, viewer, {
      filter: toAuditFilter(body),
      skip: (body.page - 1) * body.page_size,
      take: body.page_size,
    });
    return { data: rows.map(toEntry), total };
  },
});

function toEntry(record: AuditRecord): z.output<typeof auditEntry> {
  const { actor, subject } = record;
  return {
    id: Number(record.id),
    action: record.action,
    actor: { id: actor.id, user_name: actor.userName },
    subject: subject && { id: subject.id, user_name: subject.userName },
    target: record.target,
    changes: changesOf(record),
    ip: record.ip,
    create_time: record.createdAt.toISOString(),
  };
}

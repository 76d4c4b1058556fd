import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../../domains/admin/admin.ts';
import type { AuditFilter } from '../../../domains/admin/auditLog.ts';
import { moment } from '../fields.ts';

export const auditFilter = z.object({
  action: z.enum(AUDIT_ACTIONS, '操作类型不正确').nullish(),
  actor: z.string().max(64).nullish().describe('操作者用户名的一部分'),
  subject: z.string().max(256).nullish().describe('对象的用户名或名称的一部分'),
  start_time: moment
    .nullish()
    .describe('从此刻起（含）；YYYY-MM-DD HH:mm:ss（北京时间），或带时区的 ISO 8601'),
  end_time: moment.nullish().describe('到此刻止，含这一秒；格式同上'),
});

export function toAuditFilter(asked: z.output<typeof auditFilter>): AuditFilter {
  const { action, actor, subject, start_time: from, end_time: end } = asked;
  const before = end && new Date(Math.floor(end.getTime() / 1000) * 1000 + 1000);
  return { actions: action ? [action] : null, actor, subject, from, before };
}

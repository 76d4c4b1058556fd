import { z } from 'zod';
import { type AuditRecord, changesOf, streamAudit } from '../../../domains/admin/auditLog.ts';
import { ACTION_WORDS } from '../../../domains/admin/words.ts';
import { beijingTime } from '../../../platform/beijingTime.ts';
import { type CsvColumn, csvOf } from '../../../platform/csv.ts';
import { route } from '../contract.ts';
import { csvAnswer } from '../csvAnswer.ts';
import { auditFilter, toAuditFilter } from './auditFilter.ts';

const columns: ReadonlyArray<CsvColumn<AuditRecord>> = [
  { header: '编号', value: ({ id }) => Number(id) },
  { header: '时间（北京时间）', value: ({ createdAt }) => beijingTime(createdAt) },
  { header: '操作者', value: ({ actor }) => actor.userName },
  { header: '操作', value: ({ action }) => ACTION_WORDS[action as keyof typeof ACTION_WORDS] ?? action },
  { header: '对象', value: ({ subject, target }) => subject?.userName ?? target },
  {
    header: '变更',
    value: (record) =>
      changesOf(record)
        .map(({ field, before, after }) => `${field}: ${before ?? '-'} → ${after ?? '-'}`)
        .join('; '),
  },
  { header: 'IP', value: ({ ip }) => ip },
];

export const auditCsv = route({
  method: 'GET',
  path: '/admin/audit/query.csv',
  permission: 'administer',
  tag: 'admin',
  summary: '下载管理操作记录（仅管理员；CSV，UTF-8），筛选条件同 /admin/audit/query',
  query: auditFilter,
  transfer: 'binary',
  answers: z.object({}),
  async handle({ app, viewer, query, reply }) {
    return csvAnswer(reply, '操作记录', csvOf(streamAudit(app, viewer, toAuditFilter(query)), columns));
  },
});

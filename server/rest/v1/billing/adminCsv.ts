import { z } from 'zod';
import { streamBilling } from '../../../domains/credits/billing.ts';
import type { LedgerRecord } from '../../../domains/credits/record.ts';
import { statementColumns } from '../../../domains/credits/statementColumns.ts';
import { COST_CHANNEL_WORDS } from '../../../domains/credits/words.ts';
import { type CsvColumn, csvOf } from '../../../platform/csv.ts';
import { route } from '../contract.ts';
import { csvAnswer } from '../csvAnswer.ts';
import { adminFilter, toBillingFilter } from './adminFilter.ts';

/** One's own statement, and whose row it is. */
const columns: ReadonlyArray<CsvColumn<LedgerRecord>> = [
  { header: '用户编号', value: ({ userId }) => userId },
  { header: '用户名', value: ({ userName }) => userName },
  ...statementColumns,
  {
    header: '消费渠道',
    value: ({ costChannel }) => (costChannel ? (COST_CHANNEL_WORDS[costChannel] ?? costChannel) : null),
  },
];

export const adminCsv = route({
  method: 'GET',
  path: '/billing/admin/query.csv',
  permission: 'administer',
  tag: 'billing',
  summary: '下载全部用户的账单（仅管理员；CSV，UTF-8），筛选条件同 /billing/admin/query',
  query: adminFilter,
  transfer: 'binary',
  answers: z.object({}),
  async handle({ app, viewer, query, reply }) {
    return csvAnswer(reply, '账单', csvOf(streamBilling(app, viewer, toBillingFilter(query)), columns));
  },
});

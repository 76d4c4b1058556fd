import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import { streamStatement } from '../../../domains/credits/statement.ts';
import { statementColumns } from '../../../domains/credits/statementColumns.ts';
import { beijingTime } from '../../../platform/beijingTime.ts';
import { csvOf } from '../../../platform/csv.ts';
import { route } from '../contract.ts';
import { statementFilter, toStatementFilter } from './statementFilter.ts';

export const statementCsv = route({
  method: 'GET',
  path: '/billing/statement.csv',
  permission: 'read',
  tag: 'billing',
  summary: '下载我的积分账单（CSV，UTF-8），筛选条件同 /billing/statement',
  query: statementFilter,
  transfer: 'binary',
  answers: z.object({}),
  async handle({ app, viewer, query, reply }) {
    const rows = streamStatement(app, viewer, toStatementFilter(query));
    const day = beijingTime(new Date()).slice(0, 10);
    return reply
      .headers({
        'content-disposition': contentDisposition(`积分账单-${viewer.userName}-${day}.csv`),
        'cache-control': 'private, no-store',
      })
      .type('text/csv; charset=utf-8')
      .send(csvOf(rows, statementColumns));
  },
});

import { z } from 'zod';
import { readStatement } from '../../../domains/credits/statement.ts';
import { route } from '../contract.ts';
import { paging } from '../fields.ts';
import { billingRecord, toBillingRecord } from './recordShape.ts';
import { statementFilter, toStatementFilter } from './statementFilter.ts';

/** The seed shows no path for one's own bill; this one answers in the shape of its administrators' query. */
export const statement = route({
  method: 'POST',
  path: '/billing/statement',
  permission: 'read',
  tag: 'billing',
  summary: '我的积分账单，新的在前',
  body: paging(20).extend(statementFilter.shape),
  answers: z.object({
    data: z.array(billingRecord),
    total: z.int(),
    sums: z.object({ charge: z.number().describe('充值合计，元'), cost: z.int().describe('消费合计，积分') }),
  }),
  async handle({ app, viewer, body }) {
    const { records, total, sums } = await readStatement(app, viewer, {
      filter: toStatementFilter(body),
      skip: (body.page - 1) * body.page_size,
      take: body.page_size,
    });
    return {
      data: records.map(toBillingRecord),
      total,
      sums: { charge: sums.chargeYuan, cost: sums.costCredits },
    };
  },
});

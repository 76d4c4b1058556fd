import { z } from 'zod';
import { billingSums, readBilling } from '../../../domains/credits/billing.ts';
import { route } from '../contract.ts';
import { paging } from '../fields.ts';
import { adminFilter, toBillingFilter } from './adminFilter.ts';
import { billingRecord, toBillingRecord } from './recordShape.ts';

export const adminQuery = route({
  method: 'POST',
  path: '/billing/admin/query',
  permission: 'administer',
  tag: 'billing',
  summary: '查询全部用户的账单（仅管理员），新的在前',
  body: paging(20).extend(adminFilter.shape),
  answers: z.object({
    data: z.array(billingRecord),
    total: z.int(),
    sums: z.object({ charge: z.number().describe('充值合计，元'), cost: z.int().describe('消费合计，积分') }),
  }),
  async handle({ app, viewer, body }) {
    const filter = toBillingFilter(body);
    const [{ rows, total }, sums] = await Promise.all([
      readBilling(app, viewer, { filter, skip: (body.page - 1) * body.page_size, take: body.page_size }),
      billingSums(app, viewer, filter),
    ]);
    return {
      data: rows.map(toBillingRecord),
      total,
      sums: { charge: sums.chargeYuan, cost: sums.costCredits },
    };
  },
});

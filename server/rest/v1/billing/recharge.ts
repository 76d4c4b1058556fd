import { z } from 'zod';
import { topUpPerson } from '../../../domains/admin/admin.ts';
import { route } from '../contract.ts';
import { id } from '../fields.ts';

export const recharge = route({
  method: 'POST',
  path: '/billing/recharge',
  permission: 'administer',
  tag: 'billing',
  summary: '为用户充值（仅管理员）；相同 Idempotency-Key 请求头只充值一次',
  repeatable: 'exact',
  body: z.object({
    user_id: id,
    amount: z
      .union([z.number(), z.string().max(64)], '请输入充值金额')
      .describe('元，0.01 至 1000000，最多两位小数；数字或文本'),
  }),
  answers: z.object({
    data: z.object({
      user_id: z.int(),
      credits: z.int().describe('充值后可用积分'),
      credits_held: z.int().describe('进行中的项目占用的积分'),
    }),
  }),
  async handle({ app, viewer, body, idempotencyKey }) {
    const person = await topUpPerson(app, viewer, {
      userId: body.user_id,
      // A number's shortest text is what the caller wrote: 0.07, not 0.07000000000000001.
      amountYuan: String(body.amount),
      requestKey: idempotencyKey,
    });
    return { data: { user_id: person.id, credits: person.credits, credits_held: person.creditsHeld } };
  },
});

import { z } from 'zod';
import type { BillingFilter } from '../../../domains/credits/billing.ts';
import { COST_CHANNEL, PAYMENT_CHANNEL } from '../../../domains/credits/credits.ts';
import { id, moment } from '../fields.ts';

const SECOND_MS = 1000;

const PAYMENT_CODES = '充值渠道须为 1、2、3 或 100';
const COST_CODES = '消费渠道须为 1、2 或 3';
const TIME_FORMAT = '时间格式为 YYYY-MM-DD HH:mm:ss';

const code = (codes: readonly number[], message: string) =>
  z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^\d{1,3}$/)
          .transform(Number),
      ],
      message,
    )
    .refine((one) => codes.includes(one), message);

/** Forms send blanks for what was not chosen. */
const unlessBlank = <Schema extends z.ZodType>(schema: Schema, message: string) =>
  z.union([schema, z.literal('').transform(() => null)], message).nullish();

/** The filters of everybody's bills: the body of the JSON path and the query of the CSV one. */
export const adminFilter = z.object({
  user_id: unlessBlank(id, '用户编号须为正整数'),
  username: z.string().max(256).nullish().describe('用户名的一部分，首尾空格忽略'),
  channel: unlessBlank(code(Object.values(PAYMENT_CHANNEL), PAYMENT_CODES), PAYMENT_CODES).describe(
    '充值渠道：1 支付宝，2 微信支付，3 银行卡，100 管理员充值',
  ),
  cost_channel: unlessBlank(code(Object.values(COST_CHANNEL), COST_CODES), COST_CODES).describe(
    '消费渠道：1 Agent，2 Workflow，3 Tool',
  ),
  start_time: unlessBlank(moment, TIME_FORMAT).describe(
    '从此刻起（含）；YYYY-MM-DD HH:mm:ss（北京时间），或带时区的 ISO 8601',
  ),
  end_time: unlessBlank(moment, TIME_FORMAT).describe('到此刻止，含这一秒；格式同上'),
});

export function toBillingFilter(asked: z.output<typeof adminFilter>): BillingFilter {
  const { end_time: end } = asked;
  return {
    userId: asked.user_id,
    userName: asked.username,
    channel: asked.channel,
    costChannel: asked.cost_channel,
    from: asked.start_time,
    // The seed's day ends at 23:59:59, and means what happens within that second too.
    before: end && new Date(Math.floor(end.getTime() / SECOND_MS) * SECOND_MS + SECOND_MS),
  };
}

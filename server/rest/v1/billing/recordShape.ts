import { z } from 'zod';
import type { LedgerRecord } from '../../../domains/credits/record.ts';
import { time } from '../fields.ts';

/** The seed's billing record; what each figure counts is told in domains/credits/record.ts. */
export const billingRecord = z
  .object({
    id: z.int(),
    user_id: z.int(),
    username: z.string(),
    charge: z.number().describe('充值金额，单位元；非充值为 0'),
    cost: z.int().describe('消费积分；非消费为 0'),
    channel: z.int().nullable().describe('充值渠道：1 支付宝，2 微信支付，3 银行卡，100 管理员充值'),
    cost_channel: z.int().nullable().describe('消费渠道：1 Agent，2 Workflow，3 Tool'),
    credits_before: z.int().describe('变动前余额（可用 + 预扣）；1 元 = 100 积分'),
    credits_after: z.int().describe('变动后余额（可用 + 预扣）'),
    create_time: time,
    extra_info: z.object({
      kind: z.enum(['top_up', 'hold', 'settle', 'release']).describe('充值、预扣、消费、退还'),
      amount: z.int().describe('变动的积分，恒不为负'),
      available_after: z.int().describe('变动后可用积分'),
      description: z.string().nullable(),
      project_id: z.int().nullable(),
      project_title: z.string().nullable(),
      run: z.int().nullable().describe('该项目的第几次运行'),
    }),
  })
  .meta({ id: 'BillingRecord' });

export function toBillingRecord(record: LedgerRecord): z.output<typeof billingRecord> {
  return {
    id: record.id,
    user_id: record.userId,
    username: record.userName,
    charge: record.chargeYuan,
    cost: record.costCredits,
    channel: record.channel,
    cost_channel: record.costChannel,
    credits_before: record.balanceBefore,
    credits_after: record.balanceAfter,
    create_time: record.createdAt.toISOString(),
    extra_info: {
      kind: record.kind.toLowerCase() as Lowercase<LedgerRecord['kind']>,
      amount: record.amountCredits,
      available_after: record.availableAfter,
      description: record.what,
      project_id: record.project?.id ?? null,
      project_title: record.project?.title ?? null,
      run: record.runNumber,
    },
  };
}

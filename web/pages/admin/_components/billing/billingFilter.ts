import type {
  BillingRowsQuery$variables,
  CostChannel,
  PaymentChannel,
} from '../../../../__generated__/BillingRowsQuery.graphql.ts';
import { billing as t } from '../../../../locales/zh-CN/admin.ts';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';
import { rangeOf } from '../../_lib/localTime.ts';

export const billingFilterNames = ['user', 'name', 'channel', 'cost', 'from', 'until'] as const;

/** The seed's numbers, which the address and REST hold, and the schema's words. */
export const paymentChannels: Readonly<Record<string, PaymentChannel>> = {
  '1': 'ALIPAY',
  '2': 'WECHAT_PAY',
  '3': 'BANK_CARD',
  '100': 'ADMINISTRATOR',
};
export const costChannels: Readonly<Record<string, CostChannel>> = {
  '1': 'AGENT',
  '2': 'WORKFLOW',
  '3': 'TOOL',
};

const largestId = 2_147_483_647;

export type BillingFilter = NonNullable<BillingRowsQuery$variables['filter']>;

/** What the address asks for; what nobody could mean limits nothing, and `problem` says so. */
export function billingFilter(table: TableControls): { filter: BillingFilter; problem: string | null } {
  const user = table.filter('user');
  const number = /^\d{1,10}$/.test(user) ? Number(user) : 0;
  const userNumber = number >= 1 && number <= largestId ? number : null;
  const { from, before } = rangeOf(table.filter('from'), table.filter('until'));
  const backwards = from !== null && before !== null && from >= before;
  return {
    filter: {
      userNumber,
      userName: table.filter('name').trim().slice(0, 64) || null,
      channel: paymentChannels[table.filter('channel')] ?? null,
      costChannel: costChannels[table.filter('cost')] ?? null,
      from: backwards ? null : from,
      before: backwards ? null : before,
    },
    problem: user !== '' && userNumber === null ? t.badNumber : backwards ? t.badRange : null,
  };
}

/** The same for REST, whose end is a second that still counts. */
export function billingCsvFilter(table: TableControls, filter: BillingFilter) {
  const { before } = filter;
  return {
    user_id: filter.userNumber ?? null,
    username: filter.userName ?? null,
    channel: filter.channel ? table.filter('channel') : null,
    cost_channel: filter.costChannel ? table.filter('cost') : null,
    start_time: filter.from ?? null,
    end_time: before ? new Date(Date.parse(before) - 1000).toISOString() : null,
  };
}

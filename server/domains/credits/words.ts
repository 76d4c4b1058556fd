import type { CreditEntryKind } from '../../../prisma/generated/client/client.ts';
import { COST_CHANNEL, PAYMENT_CHANNEL } from './credits.ts';

/** What people call the movements and channels, where no screen translates them: CSV files. */
export const KIND_WORDS: Readonly<Record<CreditEntryKind, string>> = {
  TOP_UP: '充值',
  HOLD: '预扣',
  SETTLE: '消费',
  RELEASE: '退还',
};

export const PAYMENT_CHANNEL_WORDS: Readonly<Record<number, string>> = {
  [PAYMENT_CHANNEL.ALIPAY]: '支付宝',
  [PAYMENT_CHANNEL.WECHAT_PAY]: '微信支付',
  [PAYMENT_CHANNEL.BANK_CARD]: '银行卡',
  [PAYMENT_CHANNEL.ADMINISTRATOR]: '管理员充值',
};

export const COST_CHANNEL_WORDS: Readonly<Record<number, string>> = {
  [COST_CHANNEL.AGENT]: 'Agent',
  [COST_CHANNEL.WORKFLOW]: 'Workflow',
  [COST_CHANNEL.TOOL]: 'Tool',
};

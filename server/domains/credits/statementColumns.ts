import { beijingTime } from '../../platform/beijingTime.ts';
import type { CsvColumn } from '../../platform/csv.ts';
import type { LedgerRecord } from './record.ts';
import { KIND_WORDS, PAYMENT_CHANNEL_WORDS } from './words.ts';

/** A bill as a spreadsheet opens it. Empty cells instead of zeros: sums and averages stay true. */
export const statementColumns: ReadonlyArray<CsvColumn<LedgerRecord>> = [
  { header: '流水号', value: ({ id }) => id },
  { header: '时间（北京时间）', value: ({ createdAt }) => beijingTime(createdAt) },
  { header: '类型', value: ({ kind }) => KIND_WORDS[kind] },
  { header: '积分', value: ({ amountCredits }) => amountCredits },
  { header: '充值金额（元）', value: ({ kind, chargeYuan }) => (kind === 'TOP_UP' ? chargeYuan : null) },
  {
    header: '充值渠道',
    value: ({ channel }) => (channel ? (PAYMENT_CHANNEL_WORDS[channel] ?? channel) : null),
  },
  { header: '变动前余额（积分）', value: ({ balanceBefore }) => balanceBefore },
  { header: '变动后余额（积分）', value: ({ balanceAfter }) => balanceAfter },
  { header: '其中可用（积分）', value: ({ availableAfter }) => availableAfter },
  { header: '说明', value: ({ what }) => what },
  { header: '项目编号', value: ({ project }) => project?.id ?? null },
  { header: '项目名称', value: ({ project }) => project?.title ?? null },
];

import { topUpForm as t } from '../../../locales/zh-CN/admin.ts';

const mostYuan = 1_000_000;

/**
 * Credits for an amount as it is typed, digit by digit: floating point knows no 0.07. The server decides; this
 * is the preview and the sentence under the field.
 */
export function creditsTyped(text: string): { credits: number } | { problem: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: t.need };
  const [, yuan, cents = ''] = /^(\d+)(?:\.(\d+))?$/.exec(trimmed) ?? [];
  if (yuan === undefined) return { problem: t.bad };
  if (cents.length > 2) return { problem: t.places };
  const whole = yuan.replace(/^0+(?=\d)/, '');
  if (whole.length > 7) return { problem: t.large };
  const credits = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  if (credits < 1) return { problem: t.small };
  if (credits > mostYuan * 100) return { problem: t.large };
  return { credits };
}

const grouped = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1,234.50"; exact for everything that a balance can be. */
export function formatYuan(yuan: number): string {
  return grouped.format(yuan);
}

import { badInput } from '../../platform/refusal.ts';

/** One top-up; what is more is several. */
export const LARGEST_TOP_UP_YUAN = 1_000_000;

/**
 * Credits for an amount in yuan, without a detour over floating point: 0.07 is 7, not 7.000000000000001.
 * @param text a decimal number with at most two places, e.g. "12.34".
 * @throws Refusal BAD_USER_INPUT
 */
export function creditsOfYuan(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '') throw badInput('amount', '请输入充值金额');
  const [, yuan, cents = ''] = /^(\d+)(?:\.(\d+))?$/.exec(trimmed) ?? [];
  if (yuan === undefined) throw badInput('amount', '请输入有效的充值金额');
  if (cents.length > 2) throw badInput('amount', '充值金额最多两位小数');
  // Leading zeros aside, seven digits hold the largest amount; more would not be exact as a number.
  const whole = yuan.replace(/^0+(?=\d)/, '');
  const credits =
    whole.length > 7 ? Number.POSITIVE_INFINITY : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  if (credits < 1) throw badInput('amount', '充值金额最少 0.01 元');
  if (credits > LARGEST_TOP_UP_YUAN * 100) {
    throw badInput('amount', `单次充值最多 ${LARGEST_TOP_UP_YUAN.toLocaleString('en-US')} 元`);
  }
  return credits;
}

/** "12.34" of 1234 credits; exact for every whole number of credits. */
export function yuanText(credits: number): string {
  const digits = String(Math.abs(credits)).padStart(3, '0');
  return `${credits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

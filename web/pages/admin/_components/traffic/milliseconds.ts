import { traffic as t } from '../../../../locales/zh-CN/adminWatch.ts';

const fine = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });

/** 3.2 毫秒, 1,204 毫秒. */
export function milliseconds(value: number): string {
  return t.ms((value < 100 ? fine : whole).format(value));
}

import { traffic as t } from '../../../../locales/zh-CN/adminWatch.ts';

/** What is left of a block, as a clock: 04:59, 1:00:00, 1 天 03:00:00. */
export function remainingText(seconds: number): string {
  if (seconds <= 0) return t.over;
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const clock = `${two(Math.floor((seconds % 3600) / 60))}:${two(Math.floor(seconds % 60))}`;
  return t.left(days, days > 0 || hours > 0 ? `${days > 0 ? two(hours) : hours}:${clock}` : clock);
}

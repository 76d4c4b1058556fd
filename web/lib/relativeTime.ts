const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const date = new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: '2-digit', day: '2-digit' });

/**
 * How long ago: 刚刚, n分钟前, n小时前 (the same day), 昨天, n天前 (under seven), else the date. Days are the
 * reader's calendar days: what ended yesterday evening is 昨天 this morning, not 10小时前.
 */
export function relativeTime(iso: string, now = new Date()): string {
  const then = new Date(iso);
  const ago = now.getTime() - then.getTime();
  if (ago < minuteMs) return '刚刚';
  if (ago < hourMs) return `${Math.floor(ago / minuteMs)}分钟前`;
  const days = Math.round((startOfDay(now) - startOfDay(then)) / dayMs);
  if (days <= 0) return `${Math.floor(ago / hourMs)}小时前`;
  if (days === 1) return '昨天';
  if (days < 7) return `${days}天前`;
  return date.format(then);
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

const dateTime = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const money = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const integer = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });

/** zh-CN date and time; 未知 where there is none. */
export function formatDateTime(iso: string | null | undefined): string {
  const date = iso ? new Date(iso) : null;
  return date && !Number.isNaN(date.getTime()) ? dateTime.format(date) : '未知';
}

/** Money to the cent: ¥1,234.50. */
export function formatMoney(yuan: number): string {
  return `¥${money.format(yuan)}`;
}

export function formatCount(value: number): string {
  return integer.format(value);
}

/** A position or length in a film: 1:05, or 1:05.2 with tenths. */
export function formatTimecode(ms: number, tenths = false): string {
  const total = Math.max(0, tenths ? Math.floor(ms / 100) / 10 : Math.floor(ms / 1000));
  const minutes = Math.floor(total / 60);
  const seconds = total - minutes * 60;
  const text = tenths ? seconds.toFixed(1).padStart(4, '0') : String(seconds).padStart(2, '0');
  return `${minutes}:${text}`;
}

/** Seconds with the places asked for, as in "3.2 秒". */
export function formatSeconds(ms: number, places = 1): string {
  return `${(ms / 1000).toFixed(places)} 秒`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${(bytes / 1024).toFixed(0)} KB`;
  if (bytes < 1024 ** 3) return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  return `${(bytes / 1024 ** 3).toFixed(2)} GB`;
}

/** How long it will still take, as people say it. */
export function formatEta(seconds: number): string {
  if (seconds < 60) return `约 ${Math.max(1, Math.round(seconds))} 秒`;
  return `约 ${Math.ceil(seconds / 60)} 分钟`;
}

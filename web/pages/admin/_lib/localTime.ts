/**
 * Times of filters as people write them: `YYYY-MM-DD HH:mm:ss`, in this browser's zone. The address holds the text,
 * so a link means the same wall clock wherever it is opened; the server is asked for the moments.
 */
const written = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

const two = (value: number) => String(value).padStart(2, '0');

export function writeTime(moment: Date): string {
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`;
}

/** Null for what is no time, also for a day that no month has. */
export function readTime(text: string): Date | null {
  const parts = written.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts as [number, number, number, number, number, number];
  const moment = new Date(year, month - 1, day, hour, minute, second);
  return moment.getDate() === day &&
    moment.getMonth() === month - 1 &&
    hour < 24 &&
    minute < 60 &&
    second < 60
    ? moment
    : null;
}

/** What a native picker holds: `YYYY-MM-DDTHH:mm:ss`; it leaves seconds out where they are zero. */
export const toPicker = (text: string) => text.replace(' ', 'T');

export function fromPicker(value: string): string {
  const text = value.replace('T', ' ');
  return text.length === 16 ? `${text}:00` : text;
}

/** From the first moment to before the second behind the last: the end is a second that still counts. */
export function rangeOf(from: string, until: string): { from: string | null; before: string | null } {
  const start = readTime(from);
  const end = readTime(until);
  return {
    from: start?.toISOString() ?? null,
    before: end ? new Date(end.getTime() + 1000).toISOString() : null,
  };
}

/** Whole days up to the end of today. */
export function lastDays(days: number, now = new Date()): { from: string; until: string } {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (days - 1));
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 23, 59, 59);
  return { from: writeTime(start), until: writeTime(end) };
}

/** Whose wall clock it is, e.g. Asia/Shanghai. */
export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

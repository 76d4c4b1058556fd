/*
 * The seed's clients write and read moments as `YYYY-MM-DD HH:mm:ss`, without a zone. Here that is always Beijing
 * time, whatever the machine's zone is: eight hours ahead of UTC, without summer time.
 */
const ZONE = '+08:00';
const ZONE_MS = 8 * 60 * 60 * 1000;

/** `2026-11-21 20:30:00`, for tables that people read. */
export function beijingTime(moment: Date): string {
  return new Date(moment.getTime() + ZONE_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The moment that such a text names, or an ISO 8601 one with its zone; null for anything else. */
export function parseMoment(text: string): Date | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? [];
  if (day && time) {
    const moment = new Date(`${day}T${time}${ZONE}`);
    // The 31st of February would be the 3rd of March.
    return !Number.isNaN(moment.getTime()) && beijingTime(moment) === text ? moment : null;
  }
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

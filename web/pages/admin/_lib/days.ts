export interface Day {
  /** "2026-11-21" */
  day: string;
  chargeYuan: number;
  costCredits: number;
}

/** What the server draws at most. */
export const mostDays = 366;
const dayMs = 86_400_000;

/** Days as numbers, so that summer time neither doubles nor swallows one. */
const toNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const toText = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/**
 * Every day between the first and the last, also those on which nothing moved: gaps are part of the picture.
 * @param range days that the filter names; absent, the rows themselves begin and end it.
 */
export function fillDays(rows: readonly Day[], range: { first: string | null; last: string | null }): Day[] {
  const first = range.first ?? rows[0]?.day;
  const last = range.last ?? rows.at(-1)?.day;
  if (rows.length === 0 || !first || !last) return [];
  const known = new Map(rows.map((row) => [row.day, row]));
  const end = toNumber(last);
  const start = Math.max(toNumber(first), end - mostDays + 1);
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => {
    const day = toText(start + index);
    return known.get(day) ?? { day, chargeYuan: 0, costCredits: 0 };
  });
}

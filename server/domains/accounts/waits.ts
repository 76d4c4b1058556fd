import type { Database } from '../../platform/database.ts';

const KEPT_MOST = 10_000;

/**
 * Who has to wait until when, as the counter in the database last said. While somebody waits the database would say
 * the same, so a flood of tries is answered from here without asking it.
 */
const waits = new WeakMap<Database, Map<string, number>>();

/** @returns milliseconds of Unix time until which one of these subjects waits; 0 where none is known to. */
export function waitsUntil(db: Database, subjects: readonly string[]): number {
  const known = waits.get(db);
  return Math.max(0, ...subjects.map((subject) => known?.get(subject) ?? 0));
}

export function noteWait(db: Database, subject: string, untilMs: number): void {
  const known = waits.get(db) ?? new Map<string, number>();
  waits.set(db, known);
  if (known.size >= KEPT_MOST) known.clear();
  known.set(subject, untilMs);
}

export function forgetWaits(db: Database, subjects: readonly string[]): void {
  for (const subject of subjects) waits.get(db)?.delete(subject);
}

/** Nobody at this address has to wait any more: an administrator has said so. */
export function forgetWaitsOf(db: Database, network: string): void {
  for (const subject of waits.get(db)?.keys() ?? []) {
    if (subject === `ip:${network}` || subject.endsWith(` ${network}`)) waits.get(db)?.delete(subject);
  }
}

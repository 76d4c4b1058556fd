import { Refusal } from '../../../platform/refusal.ts';

const WINDOW_MS = 60_000;
/** Nobody reviews more drafts than this in a minute. */
const MOST_IN_WINDOW = 12;
/** People remembered at once; the oldest is forgotten first. */
const MOST_PEOPLE = 5000;

/**
 * Bounds how often one person has pages fetched and read. In memory on purpose: it spares strangers' servers and
 * our processor, nothing is decided by it, and a second process merely doubles a small number.
 */
export function createTurns() {
  const taken = new Map<number, number[]>();
  return (userId: number, nowMs = Date.now()): void => {
    const recent = (taken.get(userId) ?? []).filter((at) => nowMs - at < WINDOW_MS);
    const [first] = recent;
    if (first !== undefined && recent.length >= MOST_IN_WINDOW) {
      throw new Refusal('RATE_LIMITED', '识别得太频繁，请稍后再试', {
        retryAfterSeconds: Math.ceil((first + WINDOW_MS - nowMs) / 1000),
      });
    }
    taken.delete(userId);
    taken.set(userId, [...recent, nowMs]);
    const [oldest] = taken.keys();
    if (taken.size > MOST_PEOPLE && oldest !== undefined) taken.delete(oldest);
  };
}

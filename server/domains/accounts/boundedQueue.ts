import { Refusal } from '../../platform/refusal.ts';

/** Runs a few pieces of work at a time and lets some wait; a flood of them cannot take the machine. */
export function createBoundedQueue(limits: { running: number; waiting: number }) {
  let running = 0;
  const waiting: Array<() => void> = [];

  /** @throws Refusal RATE_LIMITED when too many wait already. */
  return async function queued<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.running) {
      if (waiting.length >= limits.waiting) {
        throw new Refusal('RATE_LIMITED', '请求过于频繁，请稍后再试', { retryAfterSeconds: 2 });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed to the next in line; it is free only when nobody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

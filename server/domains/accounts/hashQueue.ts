import { Refusal } from '../../platform/refusal.ts';

const RUNNING_MOST = 2;
const WAITING_MOST = 50;

/** Password hashes are slow on purpose; this keeps a flood of them from taking the machine. */
export function createHashQueue() {
  let running = 0;
  const waiting: Array<() => void> = [];

  /** @throws Refusal RATE_LIMITED when too many wait already. */
  return async function queued<T>(work: () => Promise<T>): Promise<T> {
    if (running >= RUNNING_MOST) {
      if (waiting.length >= WAITING_MOST) {
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

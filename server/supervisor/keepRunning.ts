import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../platform/logger.ts';

export type Running = { exited: Promise<void>; stop(): Promise<void> };

export type Kept<T extends Running> = {
  current(): T;
  /** Ends the running one and lets the next come, with the settings of now. */
  restart(): void;
  /** Ends it for good. Idempotent. */
  stop(): Promise<void>;
};

const firstDelayMs = 200;
const longestDelayMs = 15_000;
const steadyAfterMs = 30_000;

/**
 * Starts something and starts it again whenever it ends by itself, waiting longer each time it fails soon.
 * @param onReturn told each time it has come back.
 * @throws what the very first start throws.
 */
export async function keepRunning<T extends Running>(options: {
  name: string;
  start: () => Promise<T>;
  logger: Logger;
  onReturn?: (running: T) => void;
}): Promise<Kept<T>> {
  const { name, start, logger, onReturn } = options;
  const ended = new AbortController();
  let running = await start();
  let startedMs = Date.now();
  let delayMs = firstDelayMs;

  const watch = async () => {
    for (;;) {
      await running.exited;
      if (ended.signal.aborted) return;
      if (Date.now() - startedMs > steadyAfterMs) delayMs = firstDelayMs;
      logger.warn({ part: name, delayMs }, 'ended by itself; starting it again');
      do {
        await sleep(delayMs);
        delayMs = Math.min(delayMs * 2, longestDelayMs);
      } while (!ended.signal.aborted && !(await again()));
      if (ended.signal.aborted) return;
    }
  };
  const again = async () => {
    try {
      startedMs = Date.now();
      running = await start();
      logger.info({ part: name }, 'runs again');
      onReturn?.(running);
      return true;
    } catch (error) {
      logger.error({ part: name, err: error }, 'does not start');
      return false;
    }
  };
  const watching = watch();

  return {
    current: () => running,
    restart: () => void running.stop(),
    stop: async () => {
      ended.abort();
      await running.stop();
      // A start that was under way when the end came.
      await Promise.race([watching, sleep(longestDelayMs, undefined, { ref: false })]);
      await running.stop();
    },
  };
}

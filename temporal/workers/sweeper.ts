import { setTimeout as sleep } from 'node:timers/promises';
import { keepHouse, sweep } from '../../server/domains/admin/sweep.ts';
import type { App } from '../../server/platform/app.ts';
import { removeAbandonedWork } from '../activities/workFolders.ts';

const SWEEP_EVERY_MS = 5_000;
const KEEP_HOUSE_EVERY_MS = 10 * 60 * 1000;

/** Sweeps again and again until stopped. Every worker does; what it repeats may be repeated. */
export function startSweeper(app: App & { tmpDir: string }): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = Promise.all([
    repeat(app, sweep, SWEEP_EVERY_MS, stopping.signal),
    repeat(app, keepHouse, KEEP_HOUSE_EVERY_MS, stopping.signal),
    repeat(app, removeAbandonedWork, KEEP_HOUSE_EVERY_MS, stopping.signal),
  ]);
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function repeat<Kind extends App>(
  app: Kind,
  task: (app: Kind) => Promise<void>,
  everyMs: number,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    await task(app).catch((error: unknown) =>
      app.log.warn({ err: error }, `${task.name} failed; it comes again`),
    );
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
}

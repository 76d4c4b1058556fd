import { setTimeout as sleep } from 'node:timers/promises';
import {
  reportProgress,
  type StepProgress,
  type StepRef,
} from '../../../server/domains/projects/stepState.ts';
import type { App } from '../../../server/platform/app.ts';
import { newKey } from '../../../server/platform/storage/keys.ts';

/** Progress goes to the database at most this often; a screen cannot show more. */
const EVERY_MS = 500;

/** Progress as a tool reports it: the live frame is still a local file. */
export interface ToolProgress extends Omit<StepProgress, 'frameKey'> {
  framePath?: string | undefined;
}

export interface ProgressReporter {
  /** Never waits and never fails the work: of what comes faster than it can be told, the newest is told. */
  report(progress: ToolProgress): void;
  /** Ends the telling and takes the last frame away. */
  close(): Promise<void>;
}

export function createProgressReporter(app: App, step: StepRef): ProgressReporter {
  let next: ToolProgress | null = null;
  let telling: Promise<void> | null = null;
  const closing = new AbortController();
  let frameKey: string | undefined;

  const tell = async (progress: ToolProgress) => {
    const { framePath, ...rest } = progress;
    const before = frameKey;
    if (framePath) frameKey = await keepFrame(app, framePath).catch(() => before);
    await reportProgress(app, step, { ...rest, ...(frameKey ? { frameKey } : {}) });
    if (before && before !== frameKey) await app.storage.delete([before]);
  };
  const loop = async () => {
    while (next && !closing.signal.aborted) {
      const progress = next;
      next = null;
      // Whoever closes does not wait for it: the next step begins at once.
      const pause = sleep(EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      await tell(progress).catch((error: unknown) => app.log.warn({ err: error }, 'progress was not told'));
      await pause;
    }
    telling = null;
  };
  return {
    report(progress) {
      next = progress;
      telling ??= loop();
    },
    async close() {
      closing.abort();
      await telling;
      if (frameKey) await app.storage.delete([frameKey]);
    },
  };
}

async function keepFrame(app: App, path: string): Promise<string> {
  const key = newKey('frame', 'jpg');
  await app.storage.put(key, path);
  return key;
}

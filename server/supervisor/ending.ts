import type { Logger } from '../platform/logger.ts';
import { signalProcess } from '../platform/processes/ending.ts';
import { launchedProcesses } from '../platform/processes/launchMark.ts';
import { runningChildren } from '../platform/processes/pidFile.ts';
import { say } from './steps.ts';

export type Ending = {
  /** Settles when somebody asked for the end. */
  asked: Promise<void>;
  isAsked(): boolean;
  /** What to do at the end; the last registered goes first. During the end it is done at once. */
  onEnd(stop: () => Promise<void>): Promise<void>;
  /** Idempotent. */
  endAll(): Promise<void>;
};

/** npm passes a Ctrl-C on that the terminal has sent already: within this time two are one. */
const oneCtrlCMs = 800;

/** Ctrl-C, SIGTERM and a closed terminal end everything in order; a second Ctrl-C kills. */
export function createEnding(dataDir: string, logger: Logger): Ending {
  const stops: Array<() => Promise<void>> = [];
  let askedAtMs: number | undefined;
  let finished: Promise<void> | undefined;
  const asked = new Promise<void>((resolve) => {
    const ask = (signal: NodeJS.Signals) => {
      if (askedAtMs === undefined) {
        askedAtMs = Date.now();
        say(`\n正在停止 / Ending (${signal}); once more kills.`);
        resolve();
      } else if (signal === 'SIGINT' && Date.now() - askedAtMs > oneCtrlCMs) {
        killAll(dataDir);
        process.exit(130);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  });

  const runStop = async (stop: () => Promise<void>) => {
    try {
      await stop();
    } catch (error) {
      logger.error({ err: error }, 'a part did not end cleanly');
    }
  };
  return {
    asked,
    isAsked: () => askedAtMs !== undefined,
    onEnd: async (stop) => {
      if (finished) await runStop(stop);
      else stops.push(stop);
    },
    endAll: () => {
      finished ??= (async () => {
        for (const stop of stops.reverse()) await runStop(stop);
      })();
      return finished;
    },
  };
}

/** The database ends at once but not with SIGKILL, which would leave its shared memory behind. */
function killAll(dataDir: string): void {
  for (const [name, pid] of runningChildren(dataDir)) {
    signalProcess(pid, name === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
  }
  for (const pid of launchedProcesses(dataDir)) signalProcess(pid, 'SIGKILL');
}

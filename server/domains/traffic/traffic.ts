/** Who asks how much, and who asks too much. One watch per API process; the database makes them agree. Open this first. */
import type { BlockReason } from '../../../prisma/generated/client/client.ts';
import type { EventBus } from '../../events/bus.ts';
import type { App } from '../../platform/app.ts';
import { forgetWaitsOf } from '../accounts/waits.ts';
import { block, loadBlocks } from './blocks.ts';
import { createGate, type Gate } from './gate.ts';
import { createProbeMemory } from './probes.ts';
import { createRequestTally } from './requestTally.ts';
import { rulesOf } from './rules.ts';
import { createVisitors, type Visitor } from './visitors.ts';
import { createWindows } from './windows.ts';
import { writeTally } from './writeTally.ts';

export type { Stop } from './gate.ts';
export { isProbe } from './probes.ts';
export { type Area, REASON_WORDS } from './rules.ts';
export { unblockAddress } from './unblock.ts';
export type { Visitor } from './visitors.ts';

const FLUSH_MS = 1_000;
/** Blocks are read again when they change; and so often in any case, for the day a notification is lost. */
const RELOAD_MS = 30_000;
const PROBE_WINDOW_MS = 600_000;

export interface Watch {
  gate: Gate;
  visitor(ip: string): Visitor;
  /** An answer has left; `ms` is the time until its first byte. */
  served(visitor: Visitor, endpoint: string, ok: boolean, ms: number): void;
  /** Counted against the limits that all processes share. */
  asked(visitor: Visitor, area: 'api' | 'page' | 'files', count?: number): void;
  signInFailed(visitor: Visitor): void;
  /** Somebody asked for what does not exist. */
  missed(visitor: Visitor, path: string): void;
  /** Requests a proxy brought that nobody trusts. */
  forwardedUnheard: number;
  /** For /metrics, since the process started. */
  readonly blocksMade: Readonly<Record<BlockReason, number>>;
  /** Endpoint and network pairs held in memory. */
  readonly tallied: number;
  /** Writes down what was counted and acts on it; happens by itself each second. */
  flush(): Promise<void>;
  /** Writes the rest. */
  close(): Promise<void>;
}

/** Begins to watch. Where the database is away everybody is let in and counted later. */
export async function openWatch(app: Pick<App, 'db' | 'log' | 'config'>, bus: EventBus): Promise<Watch> {
  const { db, log } = app;
  const config = app.config.traffic;
  const rules = rulesOf(config);
  const visitor = createVisitors(config.allowlist);
  const gate = createGate(config);
  const tally = createRequestTally();
  const windows = createWindows(rules);
  const probes = createProbeMemory(PROBE_WINDOW_MS);
  const blocksMade: Record<BlockReason, number> = { FLOOD: 0, CREDENTIAL_GUESSING: 0, SCANNING: 0 };
  const counted = (who: Visitor) => !who.exempt && config.guard;

  const reload = coalesced(async () => {
    for (const network of gate.replaceBlocks(await loadBlocks(db))) {
      gate.forget(network);
      windows.forget(network);
      probes.forget(network);
      forgetWaitsOf(db, network);
    }
  }, log);

  async function flushTally(): Promise<void> {
    const rows = tally.take();
    let down = 0;
    try {
      await writeTally(db, rows, (count) => {
        down = count;
      });
    } catch (error) {
      tally.giveBack(rows.slice(down));
      throw error;
    }
  }

  async function flushWindows(): Promise<void> {
    for (const { kind, network, count, secondsLeft } of await windows.flush(db)) {
      const area = kind === 'guess' || kind === 'scan' ? null : kind;
      if (area && count >= config.perMinute[area]) gate.exhaust(network, area, secondsLeft);
      const rule = rules.find((candidate) => candidate.kind === kind);
      if (!rule || count < rule.limit) continue;
      const seconds = await block(db, rule, network);
      if (seconds === null) continue;
      blocksMade[rule.reason] += 1;
      log.warn({ network, reason: rule.reason, place: rule.place, seconds }, 'an address was blocked');
    }
  }

  const flush = coalesced(async () => {
    const results = await Promise.allSettled([flushTally(), flushWindows()]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) log.warn({ err: failed.reason }, 'request statistics could not be written yet');
  }, log);

  const stopWatching = bus.watch('reelsmith_blocks', () => void reload());
  const timers = [setInterval(() => void flush(), FLUSH_MS), setInterval(() => void reload(), RELOAD_MS)];
  for (const timer of timers) timer.unref();
  await reload();

  return {
    gate,
    visitor,
    blocksMade,
    forwardedUnheard: 0,
    flush,
    get tallied() {
      return tally.size;
    },
    served: (who, endpoint, ok, ms) => tally.note(endpoint, who.network, ok, ms),
    asked(who, area, count = 1) {
      if (counted(who)) windows.note(area, who.network, count);
    },
    signInFailed(who) {
      if (counted(who)) windows.note('guess', who.network);
    },
    missed(who, path) {
      if (counted(who) && probes.isNew(who.network, path)) windows.note('scan', who.network);
    },
    async close() {
      stopWatching();
      for (const timer of timers) clearInterval(timer);
      await flush();
    },
  };
}

/** At most one run at a time, and one more behind it where it was asked for meanwhile; failures are logged. */
function coalesced(work: () => Promise<void>, log: App['log']): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running = work()
      .catch((error: unknown) => log.warn({ err: error }, 'traffic is watched from memory only'))
      .finally(() => {
        running = null;
      });
    return running;
  };
  return () => {
    if (!running) return run();
    again ??= running.then(() => {
      again = null;
      return run();
    });
    return again;
  };
}

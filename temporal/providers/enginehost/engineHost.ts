import { EngineProcess } from './engineProcess.ts';
import type { EngineMethods, EngineParams, EngineResult } from './protocol.ts';

export interface EngineSpec {
  /** Identity: engines with the same key share one process. */
  key: string;
  /** Chinese, for error messages. */
  label: string;
  /** The child's program: a .ts file that calls serveEngine. */
  module: URL;
  args: string[];
  /** Light engines stay outside the limit of loaded models. */
  heavy: boolean;
}

export interface EngineHostOptions {
  /** How many heavy engines may be loaded at once; 1 on small machines. */
  maxLoaded?: number;
  /** An engine that was not asked for so long leaves. */
  idleMs?: number;
}

export interface Engine<M extends EngineMethods> {
  /**
   * Runs a method in the engine's process, which is started when needed.
   * @throws EngineCrashed when the process ends meanwhile; the next call starts it anew.
   */
  call<K extends keyof M & string>(
    method: K,
    params: EngineParams<M, K>,
    options?: { signal?: AbortSignal },
  ): Promise<EngineResult<M, K>>;
}

export interface EngineHost {
  engine<M extends EngineMethods>(spec: EngineSpec): Engine<M>;
  /** Keys and process ids of what is loaded now. */
  loaded(): Array<{ key: string; pid: number | undefined }>;
  /** Whether a heavy engine can be called without sending another one away that may be wanted again at once. */
  hasRoomFor(key: string): boolean;
  /** Ends all engines; running calls fail. */
  close(): Promise<void>;
}

interface Slot {
  spec: EngineSpec;
  process: EngineProcess;
  users: number;
  idle: NodeJS.Timeout | undefined;
  lastUsed: number;
}

/** Keeps the model processes of this worker: loaded on demand, few at a time, gone after idling. */
export function createEngineHost({ maxLoaded = 1, idleMs = 120_000 }: EngineHostOptions = {}): EngineHost {
  const slots = new Map<string, Slot>();
  /** Calls that wait for a place, first come first served. */
  const waiting: Array<() => void> = [];
  let clock = 0;
  let closed = false;

  const heavySlots = () => [...slots.values()].filter((slot) => slot.spec.heavy);

  /** A place for the engine: a loaded one, a new one, or null where every place is in use. */
  function tryTake(spec: EngineSpec): Slot | null {
    const loaded = slots.get(spec.key);
    if (loaded) return loaded;
    if (spec.heavy && heavySlots().length >= maxLoaded) {
      const idle = heavySlots().filter((slot) => slot.users === 0);
      const oldest = idle.sort((a, b) => a.lastUsed - b.lastUsed)[0];
      if (!oldest) return null;
      unload(oldest);
    }
    const slot: Slot = {
      spec,
      process: new EngineProcess(spec.label, spec.module, spec.args),
      users: 0,
      idle: undefined,
      lastUsed: clock,
    };
    slots.set(spec.key, slot);
    void slot.process.ended.then(() => {
      clearTimeout(slot.idle);
      if (slots.get(spec.key) === slot) slots.delete(spec.key);
      waiting.shift()?.();
    });
    return slot;
  }

  function unload(slot: Slot): Promise<void> {
    clearTimeout(slot.idle);
    slots.delete(slot.spec.key);
    return slot.process.stop();
  }

  async function take(spec: EngineSpec, signal?: AbortSignal): Promise<Slot> {
    for (let first = true; ; first = false) {
      if (signal?.aborted) {
        // The turn this caller was given goes to the next.
        if (!first) waiting.shift()?.();
        throw signal.reason;
      }
      if (closed) throw new Error('the engine host is closed');
      // A newcomer queues behind those who wait, so that a busy engine cannot keep its place for ever.
      const slot = first && spec.heavy && waiting.length > 0 ? null : tryTake(spec);
      if (slot) {
        slot.users += 1;
        slot.lastUsed = ++clock;
        clearTimeout(slot.idle);
        return slot;
      }
      await turn(signal);
    }
  }

  function turn(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const wake = () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      const abort = () => {
        waiting.splice(waiting.indexOf(wake), 1);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', abort, { once: true });
      waiting.push(wake);
    });
  }

  function release(slot: Slot): void {
    slot.users -= 1;
    if (slot.users > 0) return;
    slot.idle = setTimeout(() => void unload(slot), idleMs);
    slot.idle.unref();
    waiting.shift()?.();
  }

  return {
    engine<M extends EngineMethods>(spec: EngineSpec): Engine<M> {
      return {
        async call<K extends keyof M & string>(
          method: K,
          params: EngineParams<M, K>,
          { signal }: { signal?: AbortSignal } = {},
        ) {
          const slot = await take(spec, signal);
          try {
            return (await slot.process.call(method, params, signal)) as EngineResult<M, K>;
          } finally {
            release(slot);
          }
        },
      };
    },
    loaded: () => [...slots.values()].map(({ spec, process }) => ({ key: spec.key, pid: process.pid })),
    hasRoomFor: (key) => slots.has(key) || heavySlots().length < maxLoaded,
    async close() {
      closed = true;
      await Promise.all([...slots.values()].map(unload));
      for (const wake of waiting.splice(0)) wake();
    },
  };
}

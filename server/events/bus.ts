import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

const EVENTS = 'reelsmith_events';
/** Beside the events, on the same line: triggers tell which rows to look at again. */
const CHANNELS = [EVENTS, 'reelsmith_access', 'reelsmith_blocks'] as const;
export type SideChannel = Exclude<(typeof CHANNELS)[number], typeof EVENTS>;
/** How often the line is tried, because a host that vanished says nothing, and how long an answer may take. */
const HEARTBEAT_MS = 5_000;
const ANSWER_MS = 5_000;
const RECONNECT_MS = { first: 100, most: 2_000 };

/**
 * Tells readers of this process that a user has new events. It carries no content: readers drain the Event table
 * after their own cursor, so a lost, doubled or late wake-up costs nothing but a look.
 */
export interface EventBus {
  /**
   * Resolves when the user may have news or when the signal aborts. What happened while the line to Postgres was
   * away counts as news: everybody is woken when it is back.
   */
  wait(userId: number, signal: AbortSignal): Promise<void>;
  /**
   * Calls the listener for each notification on a side channel, and with null when the line is back after it was
   * away, because then anything may have been missed.
   * @returns what ends the listening.
   */
  watch(channel: SideChannel, listener: (payload: string | null) => void): () => void;
  /** Whether the line to Postgres is open, for /readyz. */
  readonly connected: boolean;
  close(): Promise<void>;
}

/** Listens on a connection of its own, one at a time, and connects again for ever. @throws where the first try fails. */
export async function openEventBus(databaseUrl: string, log: Logger): Promise<EventBus> {
  const wakes = new EventEmitter().setMaxListeners(0);
  const side = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  let line: pg.Client | null = null;

  const wakeAll = () => {
    // Whoever waits by `once` also listens for 'error', which is nobody's name and must not be emitted.
    for (const name of wakes.eventNames()) if (name !== 'error') wakes.emit(name);
    for (const name of side.eventNames()) side.emit(name, null);
  };
  const listen = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'reelsmith events',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === EVENTS) wakes.emit(payload.slice(0, payload.indexOf(':')));
      else side.emit(channel, payload);
    });
    client.on('error', (error) => log.warn({ err: error }, 'event listener lost its connection'));
    try {
      await client.connect();
      for (const channel of CHANNELS) await client.query(`LISTEN ${channel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    line = client;
    wakeAll();
    return client;
  };
  const keepListening = async (first: pg.Client): Promise<void> => {
    for (let client = first; !closing.signal.aborted; ) {
      await untilBroken(client, closing.signal);
      line = null;
      await client.end().catch(() => undefined);
      for (let pauseMs = RECONNECT_MS.first; !closing.signal.aborted; pauseMs *= 2) {
        await pause(Math.min(pauseMs, RECONNECT_MS.most), closing.signal);
        if (closing.signal.aborted) return;
        const next = await listen().catch((error: unknown) => {
          log.warn({ err: error }, 'event listener cannot reconnect yet');
          return null;
        });
        if (!next) continue;
        client = next;
        break;
      }
    }
  };
  const kept = keepListening(await listen());

  return {
    get connected() {
      return line !== null;
    },
    async wait(userId, signal) {
      await once(wakes, String(userId), { signal }).catch(() => undefined);
    },
    watch(channel, listener) {
      side.on(channel, listener);
      return () => side.off(channel, listener);
    },
    async close() {
      closing.abort();
      await kept;
      await line?.end().catch(() => undefined);
      line = null;
      wakeAll();
    },
  };
}

/** Resolves when the connection ended, did not answer in time, or is no longer wanted. */
async function untilBroken(client: pg.Client, unwanted: AbortSignal): Promise<void> {
  const ended = new AbortController();
  client.once('end', () => ended.abort());
  const over = AbortSignal.any([ended.signal, unwanted]);
  while (!over.aborted) {
    await pause(HEARTBEAT_MS, over);
    if (over.aborted) return;
    const answered = await client.query('SELECT 1').then(
      () => true,
      () => false,
    );
    if (!answered) return;
  }
}

async function pause(ms: number, over: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: over, ref: false }).catch(() => undefined);
}

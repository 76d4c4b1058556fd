import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'reelsmith_events';
/** A listener that lost its line drains when it is back; until then readers look for themselves this often. */
const FALLBACK_POLL_MS = 5_000;

/**
 * Tells readers of this process that a user has new events. It carries no content: readers drain the Event table
 * after their own cursor, so a lost, doubled or late wake-up costs nothing but a look.
 */
export interface EventBus {
  /** Resolves when the user may have news, when the fallback time is over, or when the signal aborts. */
  wait(userId: number, signal: AbortSignal): Promise<void>;
  /** Whether the line to Postgres is open, for /readyz. */
  readonly connected: boolean;
  close(): Promise<void>;
}

/** Listens on a connection of its own and reconnects for ever. */
export async function openEventBus(databaseUrl: string, log: Logger): Promise<EventBus> {
  const wakes = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | null = null;
  let closed = false;

  const wakeAll = () => {
    for (const name of wakes.eventNames()) wakes.emit(name);
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    next.on('notification', ({ payload = '' }) => wakes.emit(payload.slice(0, payload.indexOf(':'))));
    next.on('error', (error) => log.warn({ err: error }, 'event listener lost its connection'));
    next.on('end', () => {
      if (client === next) client = null;
      if (!closed) setTimeout(reconnect, 250);
    });
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    client = next;
    wakeAll();
  };
  const reconnect = () => {
    if (closed) return;
    connect().catch((error) => {
      log.warn({ err: error }, 'event listener cannot reconnect yet');
      setTimeout(reconnect, 1_000);
    });
  };
  await connect();

  return {
    get connected() {
      return client !== null;
    },
    async wait(userId, signal) {
      const timeout = AbortSignal.any([signal, AbortSignal.timeout(FALLBACK_POLL_MS)]);
      await once(wakes, String(userId), { signal: timeout }).catch(() => undefined);
    },
    async close() {
      closed = true;
      wakeAll();
      await client?.end();
    },
  };
}

import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import pg from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'reelsmith_upload_locks';
/** First half of the advisory locks' keys, so that no other use of them meets ours. */
const NAMESPACE = 0x7570;
const PATIENCE_MS = 10_000;
const ASK_EVERY_MS = 150;
const ANSWER_MS = 5_000;

interface Held {
  /** Asks the request that holds the lock to end. */
  giveUp(): void;
  line: pg.Client;
}

/**
 * One writer a file, over all API processes: advisory locks on one connection of this process. Whoever wants a file
 * asks its holder to give up (the sender came back while the old connection still hangs), also in another process.
 */
export class UploadLocks implements Locker {
  readonly #databaseUrl: string;
  readonly #log: Logger;
  #line: Promise<pg.Client> | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  /** null: this process is just asking for it. The session's own locks would let a second request in. */
  readonly #held = new Map<string, Held | null>();
  readonly #freed = new EventEmitter().setMaxListeners(0);

  constructor(databaseUrl: string, log: Logger) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
  }

  newLock(id: string): Lock {
    return {
      lock: (signal, cancel) => this.#take(id, signal, () => void cancel()),
      unlock: () => this.#release(id),
    };
  }

  /** Runs `work` while nobody else touches the file. @throws ERRORS.ERR_LOCK_TIMEOUT */
  async holding<T>(id: string, work: () => Promise<T>): Promise<T> {
    await this.#take(id, new AbortController().signal, () => undefined);
    try {
      return await work();
    } finally {
      await this.#release(id);
    }
  }

  async close(): Promise<void> {
    const line = await this.#line?.catch(() => null);
    this.#line = null;
    await line?.end().catch(() => undefined);
  }

  async #take(id: string, signal: AbortSignal, giveUp: () => void): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      if (signal.aborted) throw ERRORS.ABORTED;
      if (!this.#held.has(id) && (await this.#tryTake(id, giveUp))) return;
      if (Date.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT;
      this.#held.get(id)?.giveUp();
      await this.#someoneElseHolds(id);
    }
  }

  async #tryTake(id: string, giveUp: () => void): Promise<boolean> {
    this.#held.set(id, null);
    let taken = false;
    try {
      const line = await this.#open();
      const sql = 'SELECT pg_try_advisory_lock($1, $2) AS taken';
      const { rows } = await this.#ask<{ taken: boolean }>(line, sql, [NAMESPACE, numberOf(id)]);
      taken = rows[0]?.taken === true;
      if (taken) this.#held.set(id, { giveUp, line });
      else await this.#ask(line, 'SELECT pg_notify($1, $2)', [CHANNEL, id]);
      return taken;
    } finally {
      if (!taken) this.#held.delete(id);
    }
  }

  async #someoneElseHolds(id: string): Promise<void> {
    const freed = new Promise((resolve) => this.#freed.once(id, resolve));
    await Promise.race([freed, sleep(ASK_EVERY_MS)]);
  }

  async #release(id: string): Promise<void> {
    const held = this.#held.get(id);
    if (!held) return;
    const sql = 'SELECT pg_advisory_unlock($1, $2)';
    // A connection that broke has let go of everything by itself.
    await this.#ask(held.line, sql, [NAMESPACE, numberOf(id)]).catch(() => undefined);
    this.#held.delete(id);
    this.#freed.emit(id);
  }

  /** One statement after another: a connection takes no second one before it has answered. */
  #ask<Row extends pg.QueryResultRow>(line: pg.Client, sql: string, values: unknown[]) {
    const answer = this.#turn.then(() => line.query<Row>(sql, values));
    this.#turn = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  }

  #open(): Promise<pg.Client> {
    this.#line ??= this.#connect().catch((error: unknown) => {
      this.#line = null;
      throw error;
    });
    return this.#line;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      application_name: 'reelsmith uploads',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'upload locks lost their connection'));
    client.once('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => this.#held.get(payload)?.giveUp());
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    return client;
  }

  /** What was protected is no more: whoever is writing stops, and goes on with a new lock. */
  #lost(client: pg.Client): void {
    this.#line = null;
    for (const held of this.#held.values()) if (held?.line === client) held.giveUp();
  }
}

/** 32 bits of an id: two that share them only wait for each other. */
function numberOf(id: string): number {
  return createHash('sha256').update(id).digest().readInt32BE();
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { pino } from 'pino';
import WebSocket from 'ws';
import { issueApiKey } from '../../server/domains/accounts/accounts.ts';
import { openEventBus } from '../../server/events/bus.ts';
import { emitEvent } from '../../server/events/emit.ts';
import { createServer } from '../../server/http/server.ts';
import type { App } from '../../server/platform/app.ts';
import { loadConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database.ts';
import { createEgress } from '../../server/platform/egress/egress.ts';
import { applyMigrations } from '../../server/platform/migrations/applyMigrations.ts';
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';
import { createDiskStorage } from '../../server/platform/storage/disk.ts';
import type { Workflows } from '../../server/platform/workflows.ts';

const EVENTS = 300;
const PAUSE_MS = 10;

/**
 * From a step's commit to a browser's socket: the subscription over a real WebSocket, with the project's fields
 * resolved as the viewer, beside a bare LISTEN client (the floor). Both count from before the emitting transaction,
 * because its notification may overtake its own answer; one event at a time, as steps come.
 */
export async function eventsBench(): Promise<{ name: string; ratio: number; detail: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'events-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await applyMigrations(postgres.databaseUrl);
    const { socketMs, listenMs } = await measure(dataDir, postgres.databaseUrl);
    const [socket, listen] = [summary(socketMs), summary(listenMs)];
    return {
      name: 'commit to WebSocket client',
      ratio: socket.p50 / listen.p50,
      detail: `socket p50 ${socket.p50.toFixed(2)} ms, p99 ${socket.p99.toFixed(2)} ms; bare LISTEN p50 ${listen.p50.toFixed(2)} ms, p99 ${listen.p99.toFixed(2)} ms; ${EVENTS} events`,
    };
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(dataDir: string, databaseUrl: string) {
  const db = openDatabase(databaseUrl, 5);
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const app = {
    config,
    db,
    log: pino({ level: 'silent' }),
    storage: createDiskStorage({ dataDir, secretKey: config.secretKey }),
    media: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' },
    egress: createEgress(config),
    // Nothing is started here.
    workflows: {} as Workflows,
  } satisfies App;
  const bus = await openEventBus(databaseUrl, app.log);
  const server = await createServer(app, bus, []);
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const listener = new pg.Client({ connectionString: databaseUrl });
  await listener.connect();

  const user = await db.user.create({ data: { userName: 'bench', passwordHash: 'none' } });
  const { key: token } = await issueApiKey(app, { userId: user.id, name: 'bench' });
  const project = await db.project.create({
    data: { userId: user.id, name: 'mixcut_digital', title: 'bench', auto: true, input: {}, stepCount: 7 },
  });
  const client = createClient({
    url: `${origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  const arrivedAtSocket = new Map<number, number>();
  const arrivedAtListener = new Map<number, number>();
  listener.on('notification', ({ payload = '' }) =>
    arrivedAtListener.set(Number(payload.split(':')[1]), performance.now()),
  );
  await listener.query('LISTEN reelsmith_events');
  const query = `subscription { events(after: 0) { seq project { id status currentStep steps { id status progress { fraction message } } } } }`;
  client.subscribe<{ events: { seq: number } }>(
    { query },
    {
      next: ({ data }) => void arrivedAtSocket.set(data!.events.seq, performance.now()),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  const begun = new Map<number, number>();
  for (let seq = 1; seq <= EVENTS; seq += 1) {
    begun.set(seq, performance.now());
    await emitEvent(db, { userId: user.id, kind: 'PROJECT', projectId: project.id });
    await until(() => arrivedAtSocket.has(seq) && arrivedAtListener.has(seq));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await client.dispose();
  await server.close();
  await bus.close();
  await listener.end();
  await db.$disconnect();
  // The first ones also open connections and fill caches.
  const after = (arrived: Map<number, number>) =>
    [...begun].slice(20).map(([seq, at]) => arrived.get(seq)! - at);
  return { socketMs: after(arrivedAtSocket), listenMs: after(arrivedAtListener) };
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setImmediate(resolve));
}

function summary(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99) };
}

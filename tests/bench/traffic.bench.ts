import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type FastifyInstance, fastify } from 'fastify';
import { pino } from 'pino';
import { openWatch, type Watch } from '../../server/domains/traffic/traffic.ts';
import { openEventBus } from '../../server/events/bus.ts';
import { registerTraffic } from '../../server/http/traffic.ts';
import type { App } from '../../server/platform/app.ts';
import { loadConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database.ts';
import { applyMigrations } from '../../server/platform/migrations/applyMigrations.ts';
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';

const ROUNDS = 7;
const ROUND_MS = 2_000;
const SOCKETS = 32;
const ADDRESSES = 100_000;

/**
 * What watching costs: a path that does nothing, asked by many sockets of another thread, with the watch and without
 * it, turn by turn; the watch writes to a real Postgres meanwhile. Behind it, the memory of a flood of addresses.
 */
export async function trafficBench(): Promise<{ name: string; ratio: number; detail: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'traffic-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = openDatabase(postgres.databaseUrl, 5);
  try {
    await applyMigrations(postgres.databaseUrl);
    // Limits that are never met, so that every request is served; nothing else about the watch differs.
    const unlimited = 1_000_000_000;
    const config = loadConfig({
      DATA_DIR: dataDir,
      TRUST_PROXY: 'true',
      TRAFFIC_API_PER_MINUTE: String(unlimited),
    });
    const app = { config, db, log: pino({ level: 'silent' }) } as App;
    const bus = await openEventBus(postgres.databaseUrl, app.log);
    const watch = await openWatch(app, bus);
    const watched = await serve((server) => registerTraffic(server, app, watch));
    const bare = await serve(() => undefined);
    const script = join(dataDir, 'client.mjs');
    await writeFile(script, client);
    const without: Round[] = [];
    const with_: Round[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [one, other] = [await askFor(script, bare.origin), await askFor(script, watched.origin)];
      // The first round warms both up.
      if (round > 0) {
        without.push(one);
        with_.push(other);
      }
    }
    const figures = (all: Round[]) => ({
      rate: median(all.map(({ rate }) => rate)),
      micros: median(all.map(({ micros }) => micros)),
    });
    const micros = hookMicros(watch);
    const memory = memoryOf(watch);
    const written = await db.requestStat.count();
    await Promise.all([watched.server.close(), bare.server.close()]);
    await watch.close();
    await bus.close();
    const [floor, ours] = [figures(without), figures(with_)];
    return {
      name: 'requests per second with the watch over traffic',
      ratio: ours.rate / floor.rate,
      detail: `${Math.round(ours.rate)} with, ${Math.round(floor.rate)} without; processor time a request ${ours.micros.toFixed(0)} µs with, ${floor.micros.toFixed(0)} µs without, of it ${micros.toFixed(2)} µs of counting; 1024 addresses; ${memory}; ${written} rows written`,
    };
  } finally {
    await db.$disconnect();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Round {
  rate: number;
  micros: number;
}

async function serve(register: (server: FastifyInstance) => void) {
  const server: FastifyInstance = fastify({ trustProxy: true });
  register(server);
  server.get('/api/v1/nothing', async () => ({ code: 0 }));
  return { server, origin: await server.listen({ host: '127.0.0.1', port: 0 }) };
}

/** A process of its own, so that its work is not taken for the server's. */
const client = `
import http from 'node:http';
const { origin, ms, sockets } = JSON.parse(process.argv[2]);
const agent = new http.Agent({ keepAlive: true, maxSockets: sockets });
const end = performance.now() + ms;
let done = 0, open = sockets, ip = 0;
const ask = () => {
  if (performance.now() > end) {
    open -= 1;
    if (open === 0) process.send(done, () => process.exit());
    return;
  }
  ip = (ip + 1) % 1024;
  const headers = { 'x-forwarded-for': '198.51.' + (ip >> 8) + '.' + (ip & 255) };
  http.get(origin + '/api/v1/nothing', { agent, headers }, (answer) => {
    if (answer.statusCode !== 200) throw new Error('answered ' + answer.statusCode);
    answer.resume().on('end', () => { done += 1; ask(); });
  });
};
for (let socket = 0; socket < sockets; socket += 1) ask();
`;

/** @returns requests a second, and µs of this process's own processor time for each. */
async function askFor(script: string, origin: string): Promise<Round> {
  const before = process.cpuUsage();
  const child = fork(script, [JSON.stringify({ origin, ms: ROUND_MS, sockets: SOCKETS })]);
  const [done] = (await once(child, 'message')) as [number];
  const { user, system } = process.cpuUsage(before);
  return { rate: (done * 1000) / ROUND_MS, micros: (user + system) / done };
}

/** What happens to one request inside the watch, without the server around it. */
function hookMicros(watch: Watch): number {
  const count = 500_000;
  const begun = performance.now();
  for (let index = 0; index < count; index += 1) {
    const visitor = watch.visitor(`198.51.100.${index & 255}`);
    watch.gate.blocked(visitor, ['api']);
    watch.asked(visitor, 'api');
    watch.gate.spend(visitor, 'api');
    watch.served(visitor, 'GET /api/v1/nothing', true, 1);
  }
  return ((performance.now() - begun) * 1000) / count;
}

/** Twice as many addresses must not cost twice as much: the second hundred thousand finds the bounds. */
function memoryOf(watch: Watch): string {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const sizes = [used()];
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < ADDRESSES; index += 1) {
      const visitor = watch.visitor(
        `2001:${round.toString(16)}:${(index >> 16).toString(16)}:${(index & 65_535).toString(16)}::1`,
      );
      watch.gate.spend(visitor, 'api');
      watch.asked(visitor, 'api');
      watch.served(visitor, 'GET /api/v1/nothing', true, 1);
    }
    sizes.push(used());
  }
  const grown = sizes.map((size) => (size - sizes[0]!).toFixed(1));
  return `100k, 200k, 300k addresses hold ${grown.slice(1).join(', ')} MiB`;
}

function median(values: number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)]!;
}

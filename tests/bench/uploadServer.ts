/** The server that the upload bench measures: ours beside the floor, in a process whose memory is its own. */
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { issueApiKey } from '../../server/domains/accounts/accounts.ts';
import { incomingPath } from '../../server/domains/materials/materials.ts';
import { receiveFile } from '../../server/http/receiveFile.ts';
import { registerUploads } from '../../server/http/uploads/registerUploads.ts';
import type { App } from '../../server/platform/app.ts';
import { loadConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database.ts';
import { finishedHash } from '../../server/platform/hashing/fileHasher.ts';
import { applyMigrations } from '../../server/platform/migrations/applyMigrations.ts';
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';

const dataDir = process.env.DATA_DIR!;
const { databaseUrl, stop } = await startEmbeddedPostgres({ dataDir });
await applyMigrations(databaseUrl);
const db = openDatabase(databaseUrl, 5);
const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
// Nothing here stores, renders or probes.
const app = { config, db, log: pino({ level: 'silent' }) } as unknown as App;
const { id: userId } = await db.user.create({ data: { userName: 'bench', passwordHash: 'none' } });
const { key: token } = await issueApiKey(app, { userId, name: 'bench' });

const server = fastify();
await registerUploads(server, app);
await server.register(async (bare) => {
  bare.removeAllContentTypeParsers();
  bare.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const dir = join(dataDir, 'tmp');
  await mkdir(dir, { recursive: true });
  bare.post('/raw', async (request) => {
    const path = join(dir, 'raw');
    await pipeline(request.raw, createWriteStream(path, { highWaterMark: 1024 * 1024 }));
    await rm(path);
    return '';
  });
  bare.post('/form', async (request) => {
    const file = await receiveFile(request.raw, { dir, maxBytes: config.uploadMaxBytes });
    await rm(file.path);
    return file.sha256;
  });
  bare.post<{ Querystring: { id: string; size: string } }>('/hash', ({ query }) =>
    finishedHash(incomingPath(app, query.id), Number(query.size)),
  );
  bare.get('/rss', async (request) => {
    if (request.url.includes('collect')) globalThis.gc?.();
    return String(process.memoryUsage().rss);
  });
  bare.get('/cpu', async () => {
    const { user, system } = process.cpuUsage();
    return String((user + system) / 1000);
  });
});
await server.listen({ host: '127.0.0.1', port: 0 });
async function end(): Promise<void> {
  await server.close();
  await db.$disconnect();
  await stop();
  process.exit(0);
}
process.once('SIGTERM', end);
// Whoever measures has gone.
process.once('disconnect', end);
process.send?.({ port: (server.server.address() as { port: number }).port, token });

import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/app.ts';

export type Part = { name: string; check: () => Promise<unknown> };

/** A part that answers slower than this is not ready. */
const CHECK_MS = 3_000;

/** `/healthz`: this process lives. `/readyz`: each part it needs answers, by name; 503 where one does not. */
export function registerHealth(server: FastifyInstance, app: App, parts: Part[]): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(parts.map((part) => checkPart(app, part)));
    const ready = results.every((result) => result.ready);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', parts: results });
  });
}

async function checkPart(app: App, part: Part): Promise<{ name: string; ready: boolean }> {
  const late = new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${CHECK_MS} ms`)), CHECK_MS).unref();
  });
  try {
    await Promise.race([part.check(), late]);
    return { name: part.name, ready: true };
  } catch (error) {
    app.log.warn({ err: error, part: part.name }, 'a part is not ready');
    return { name: part.name, ready: false };
  }
}

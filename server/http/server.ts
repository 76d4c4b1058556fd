import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { openWatch } from '../domains/traffic/traffic.ts';
import type { EventBus } from '../events/bus.ts';
import type { App } from '../platform/app.ts';
import { Refusal } from '../platform/refusal.ts';
import type { AnyStorage } from '../platform/storage/createStorage.ts';
import { newKey } from '../platform/storage/keys.ts';
import { CODES } from '../rest/v1/codes.ts';
import { registerRest } from '../rest/v1/register.ts';
import { registerFiles } from './files.ts';
import { registerGraphQL } from './graphql.ts';
import { type Part, registerHealth } from './health.ts';
import { registerLanding } from './landing.ts';
import { registerMetrics } from './metrics.ts';
import { registerTraffic } from './traffic.ts';
import { registerUploads } from './uploads/registerUploads.ts';
import { registerWeb } from './web.ts';
import { type SocketLimits, serveWebSockets } from './websocket.ts';

/** Everything an API process serves, on one port. */
export async function createServer(
  app: App & { storage: AnyStorage },
  bus: EventBus,
  parts: Part[],
  limits: Partial<SocketLimits> = {},
): Promise<FastifyInstance> {
  const server: FastifyInstance = fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    trustProxy: app.config.trustProxy,
    genReqId: () => randomUUID(),
    // Query strings hold signatures and tokens: the log gets the path only.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    );
  });
  const watch = await openWatch(app, bus);
  registerTraffic(server, app, watch);
  server.addHook('onClose', () => watch.close());
  server.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal)
      return reply.code(CODES[error.code]).send({ code: error.code, message: error.message });
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ code: status, message: '请求格式不正确' });
    request.log.error({ err: error }, 'unexpected error');
    return reply.code(500).send({ code: 500, message: `系统繁忙，请稍后重试（请求编号 ${request.id}）` });
  });

  await server.register(helmet, {
    contentSecurityPolicy: {
      directives: contentPolicy(await storageOrigins(app.storage), app.config.frameAncestors),
    },
    xFrameOptions: frameOptions(app.config.frameAncestors),
    // Addresses hold entrance tokens for a moment, and signatures: nobody learns where a visitor comes from.
    referrerPolicy: { policy: 'no-referrer' },
    hsts: false,
  });
  registerHealth(server, app, parts);
  registerMetrics(server, app, watch);
  if (app.storage.driver === 'disk') registerFiles(server, app.storage);
  const yoga = registerGraphQL(server, app, bus, watch);
  const sockets = serveWebSockets(server.server, app, bus, yoga, watch, limits);
  server.addHook('preClose', () => sockets.close());
  await registerUploads(server, app);
  await registerRest(server, app);
  await registerLanding(server, app);
  await registerWeb(server);
  return server;
}

/** Where browsers fetch what the S3 driver signs; nothing for the disk driver, which is our own origin. */
async function storageOrigins(storage: AnyStorage): Promise<string[]> {
  if (storage.driver === 'disk') return [];
  return [new URL(await storage.signedUrl(newKey('poster', 'jpg'))).origin];
}

/** Scripts from ourselves only; films and pictures also from the S3 server where there is one. */
function contentPolicy(storage: string[], frameAncestors: string[]) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Emotion writes its rules into style elements.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...storage],
    // data: is the spoken captcha.
    mediaSrc: ["'self'", 'data:', 'blob:', ...storage],
    // Also sockets of our own origin.
    connectSrc: ["'self'", ...storage],
    frameAncestors,
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    upgradeInsecureRequests: null,
  };
}

/** The old header for old browsers; it cannot name origins, and is left out where some are named. */
function frameOptions(frameAncestors: string[]) {
  const [only, more] = frameAncestors;
  if (more === undefined && only === "'self'") return { action: 'sameorigin' } as const;
  return more === undefined && only === "'none'" ? ({ action: 'deny' } as const) : false;
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { ExecutionArgs } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer as attachGraphQL } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { EventBus } from '../events/bus.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import { LIMITS } from '../graphql/limits.ts';
import type { Yoga } from '../graphql/yoga.ts';
import type { App } from '../platform/app.ts';
import { authenticate } from './authenticate.ts';
import { originAllowed } from './csrf.ts';

/** What a reader may leave unread before it is waited for, and for how long, before it is sent away. */
const UNREAD_BYTES = 1024 * 1024;
const SLOW_READER_MS = 30_000;

interface Enveloped {
  schema: ExecutionArgs['schema'];
  execute: typeof import('graphql').execute;
  subscribe: typeof import('graphql').subscribe;
  parse: typeof import('graphql').parse;
  validate: typeof import('graphql').validate;
  contextFactory: () => Promise<GraphQLContext>;
}

/**
 * graphql-transport-ws on /graphql. Browsers come with their cookie and must come from our own pages; programs
 * send `authorization` as a header or in the connection's parameters.
 */
export function serveWebSockets(
  httpServer: Server,
  app: App,
  bus: EventBus,
  yoga: Yoga,
): { close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.bodyBytes });
  httpServer.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const { origin, host = '' } = request.headers;
    if (pathname !== yoga.graphqlEndpoint || (origin && !originAllowed(app.config, origin, host))) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) =>
      sockets.emit('connection', webSocket, request),
    );
  });

  const contextOf = async (request: IncomingMessage, params: Record<string, unknown> | undefined) => {
    const authorization = params?.authorization ?? request.headers.authorization;
    const ip = request.socket.remoteAddress ?? '';
    const headers = { ...request.headers, ...(typeof authorization === 'string' ? { authorization } : {}) };
    const viewer = await authenticate(app, { headers, ip });
    return {
      app,
      bus,
      viewer,
      requestId: randomUUID(),
      ip,
      userAgent: request.headers['user-agent'] ?? null,
    };
  };

  const server = attachGraphQL(
    {
      execute: (args) => (args as unknown as { rootValue: Enveloped }).rootValue.execute(args),
      subscribe: (args) => (args as unknown as { rootValue: Enveloped }).rootValue.subscribe(args),
      onSubscribe: async (ctx, _id, payload) => {
        // Asked anew for every operation: a session that ended meanwhile counts no more.
        const context = await contextOf(ctx.extra.request, ctx.connectionParams);
        const enveloped = yoga.getEnveloped(context) as unknown as Enveloped;
        const document = enveloped.parse(payload.query);
        const errors = enveloped.validate(enveloped.schema, document);
        if (errors.length > 0) return errors;
        return {
          schema: enveloped.schema,
          operationName: payload.operationName,
          document,
          variableValues: payload.variables,
          contextValue: await enveloped.contextFactory(),
          rootValue: enveloped,
        };
      },
      // The next event is not fetched before this returns, so a slow reader costs a page of events, not memory.
      onNext: (ctx) => waitUntilRead(ctx.extra.socket),
    },
    sockets,
    15_000,
  );

  return {
    async close() {
      for (const socket of sockets.clients)
        socket.close(CloseCode.InternalServerError, 'server is restarting');
      await server.dispose();
      sockets.close();
    },
  };
}

async function waitUntilRead(socket: WebSocket): Promise<void> {
  const deadline = Date.now() + SLOW_READER_MS;
  while (socket.readyState === socket.OPEN && socket.bufferedAmount > UNREAD_BYTES) {
    if (Date.now() > deadline) {
      socket.close(CloseCode.TooManyInitialisationRequests, 'reading too slowly; resume with `after`');
      return;
    }
    const tick = AbortSignal.timeout(50);
    await once(tick, 'abort');
  }
}

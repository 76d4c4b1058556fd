import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer as attachGraphQL } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Watch } from '../domains/traffic/traffic.ts';
import type { EventBus } from '../events/bus.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import { maskError } from '../graphql/errors.ts';
import { LIMITS } from '../graphql/limits.ts';
import type { Yoga } from '../graphql/yoga.ts';
import type { App } from '../platform/app.ts';
import type { Viewer } from '../platform/viewer.ts';
import { watchAccess } from './accessWatch.ts';
import { authenticate } from './authenticate.ts';
import { clientAddressBy } from './clientAddress.ts';
import { originAllowed } from './csrf.ts';
import { limitMessages } from './limitMessages.ts';

/** RFC 6455's registry: clients of graphql-transport-ws come back after it, as they do not after 4500. */
const SERVICE_RESTART = 1012;
/** How long a closing server waits for clients to say goodbye. */
const FAREWELL_MS = 1_000;

export interface SocketLimits {
  /** A second look beside the bus, at most so often and only where an event is sent. */
  recheckMs: number;
  /**
   * How often a client is asked for a sign of life, and how long it may take. The next event is not fetched before
   * the last one left, so a client that does not read costs a page of events, and does not see the question either.
   */
  keepAliveMs: number;
  /** How many operations may run on one socket at once. */
  operations: number;
}

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
  traffic: Watch,
  { recheckMs = 10_000, keepAliveMs = 15_000, operations = 50 }: Partial<SocketLimits> = {},
): { close(): Promise<void> } {
  const addressOf = clientAddressBy(app.config.trustProxy);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.bodyBytes });
  httpServer.on('upgrade', (request, socket, head) => {
    // Nobody else listens to it yet, and a connection that breaks now must not take the process with it.
    socket.on('error', (error) => app.log.debug({ err: error }, 'a socket broke while it was upgraded'));
    // Clients write what they like here: parsing it as an address would throw.
    const [pathname] = (request.url ?? '').split('?');
    const { origin, host = '' } = request.headers;
    if (pathname !== yoga.graphqlEndpoint || (origin && !originAllowed(app.config, origin, host))) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    const visitor = traffic.visitor(addressOf(request));
    const stop = traffic.gate.blocked(visitor, ['api']) ?? traffic.gate.spend(visitor, 'api');
    traffic.asked(visitor, 'api');
    if (stop) {
      const retry = `Retry-After: ${stop.retryAfterSeconds}`;
      socket.end(`HTTP/1.1 429 Too Many Requests\r\n${retry}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      if (!visitor.exempt) limitMessages(webSocket);
      sockets.emit('connection', webSocket, request);
    });
  });

  const contextOf = async (request: IncomingMessage, params: Record<string, unknown> | undefined) => {
    const authorization = params?.authorization ?? request.headers.authorization;
    const ip = addressOf(request);
    const headers = { ...request.headers, ...(typeof authorization === 'string' ? { authorization } : {}) };
    const viewer = await authenticate(app, { headers, ip });
    return {
      app,
      bus,
      viewer,
      requestId: randomUUID(),
      ip,
      userAgent: request.headers['user-agent'] ?? null,
      visit: { watch: traffic, visitor: traffic.visitor(ip), paid: 0, counted: false },
    };
  };

  const checkedAt = new WeakMap<WebSocket, number>();
  const watched = new WeakSet<WebSocket>();
  /** Who signed out elsewhere, or whose key was deleted, is sent away now and not with the next event. */
  const watch = (
    { socket, request }: { socket: WebSocket; request: IncomingMessage },
    params: Record<string, unknown> | undefined,
    viewer: Viewer,
  ) => {
    if (watched.has(socket)) return;
    watched.add(socket);
    const askAgain = async () => (await contextOf(request, params)).viewer;
    const end = watchAccess(bus, viewer, askAgain, (change) => {
      if (change === 'gone') socket.close(CloseCode.Unauthorized, 'Unauthorized');
      // What runs was opened with other rights: the client comes back and asks with those of now.
      else socket.close(SERVICE_RESTART, 'rights have changed');
    });
    socket.once('close', end);
  };
  const server = attachGraphQL(
    {
      // Errors of the library itself are not told to strangers.
      isProd: true,
      execute: (args) => (args as unknown as { rootValue: Enveloped }).rootValue.execute(args),
      subscribe: (args) => (args as unknown as { rootValue: Enveloped }).rootValue.subscribe(args),
      onSubscribe: async (ctx, _id, payload) => {
        if (Object.keys(ctx.subscriptions).length > operations) {
          return [
            new GraphQLError('同时进行的订阅过多，请先结束一些', { extensions: { code: 'RATE_LIMITED' } }),
          ];
        }
        // Asked anew for every operation: a session that ended meanwhile counts no more.
        const context = await contextOf(ctx.extra.request, ctx.connectionParams);
        if (context.viewer) watch(ctx.extra, ctx.connectionParams, context.viewer);
        const enveloped = yoga.getEnveloped(context) as unknown as Enveloped;
        const tell = (error: unknown) => maskError(error, app.log, context.requestId);
        let document: ExecutionArgs['document'];
        try {
          document = enveloped.parse(payload.query);
        } catch (error) {
          // One bad document does not cost the socket, with everything else that runs on it.
          if (error instanceof GraphQLError) return [tell(error)];
          throw error;
        }
        const errors = enveloped.validate(enveloped.schema, document);
        if (errors.length > 0) return errors.map(tell);
        return {
          schema: enveloped.schema,
          operationName: payload.operationName,
          document,
          variableValues: payload.variables,
          contextValue: await enveloped.contextFactory(),
          rootValue: enveloped,
        };
      },
      onNext: async ({ extra, connectionParams }, _id, _payload, args) => {
        const { socket, request } = extra;
        const wasSomebody = (args.contextValue as GraphQLContext).viewer !== null;
        if (wasSomebody && Date.now() - (checkedAt.get(socket) ?? 0) > recheckMs) {
          checkedAt.set(socket, Date.now());
          const { viewer } = await contextOf(request, connectionParams);
          if (!viewer) return socket.close(CloseCode.Unauthorized, 'Unauthorized');
        }
      },
    },
    sockets,
    keepAliveMs,
  );

  return {
    async close() {
      for (const socket of sockets.clients) socket.close(SERVICE_RESTART, 'server is restarting');
      const impatience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, FAREWELL_MS);
      await server.dispose();
      clearTimeout(impatience);
    },
  };
}

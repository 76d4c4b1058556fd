import type { FastifyInstance } from 'fastify';
import type { Watch } from '../domains/traffic/traffic.ts';
import type { EventBus } from '../events/bus.ts';
import { LIMITS } from '../graphql/limits.ts';
import { createGraphQL, type Yoga } from '../graphql/yoga.ts';
import type { App } from '../platform/app.ts';
import { watchAccess } from './accessWatch.ts';
import { authenticate } from './authenticate.ts';
import { refuseCrossSite } from './csrf.ts';
import { clearedCookies, newCookie } from './sessionCookie.ts';
import { followVisit } from './traffic.ts';

/** POST /graphql (and GET for queries and SSE), as whoever the cookie or the bearer token says. */
export function registerGraphQL(server: FastifyInstance, app: App, bus: EventBus, watch: Watch): Yoga {
  const yoga = createGraphQL(app.log);
  server.route({
    url: yoga.graphqlEndpoint,
    method: ['GET', 'POST', 'OPTIONS'],
    bodyLimit: LIMITS.bodyBytes,
    handler: async (request, reply) => {
      const viewer = await authenticate(app, request);
      refuseCrossSite(
        app.config,
        { method: request.method, headers: request.headers, host: request.host },
        viewer,
      );
      // Event streams outlive the moment they were allowed in.
      if (viewer && request.headers.accept?.includes('text/event-stream')) {
        const askAgain = () => authenticate(app, request);
        const end = watchAccess(bus, viewer, askAgain, () => reply.raw.destroy());
        reply.raw.once('close', end);
      }
      const visit = { watch, visitor: watch.visitor(request.ip), paid: 1, counted: false };
      followVisit(request, visit);
      const response = await yoga.handleNodeRequestAndResponse(request, reply, {
        app,
        bus,
        viewer,
        requestId: request.id,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? null,
        visit,
        setSessionCookie: (session) => {
          const cookies = session ? newCookie(app.config, session) : clearedCookies(app.config);
          if (cookies.length > 0) reply.header('set-cookie', cookies);
        },
      });
      for (const [name, value] of response.headers) reply.header(name, value);
      reply.status(response.status).send(response.body);
      return reply;
    },
  });
  return yoga;
}

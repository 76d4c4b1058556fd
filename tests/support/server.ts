import { type Client, createClient } from 'graphql-ws';
import { afterAll } from 'vitest';
import WebSocket from 'ws';
import { type EventBus, openEventBus } from '../../server/events/bus.ts';
import { createServer } from '../../server/http/server.ts';
import type { SocketLimits } from '../../server/http/websocket.ts';
import type { App } from '../../server/platform/app.ts';
import type { DiskStorage } from '../../server/platform/storage/disk.ts';

export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  bus: EventBus;
  /** Posts an operation; `as` is a bearer token. */
  graphql(
    query: string,
    options?: { as?: string; variables?: Record<string, unknown>; headers?: Record<string, string> },
  ): Promise<GraphQLAnswer>;
  /** A graphql-transport-ws client; gone with the test file. */
  socketClient(as?: string, options?: { headers?: Record<string, string>; retryAttempts?: number }): Client;
  /** How many connections are open now. */
  openConnections(): Promise<number>;
  close(): Promise<void>;
}

export interface GraphQLAnswer {
  status: number;
  headers: Headers;
  body: {
    // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape their query asks for
    data?: any;
    errors?: Array<{ message: string; path?: string[]; extensions: Record<string, unknown> }>;
  };
  text: string;
}

/** One API process as main.ts composes it, on a loopback port of its own, until the test file ends. */
export async function testServer(
  app: App & { storage: DiskStorage },
  limits: Partial<SocketLimits> = {},
): Promise<TestServer> {
  const bus = await openEventBus(app.config.databaseUrl!, app.log);
  const server = await createServer(app, bus, [], limits);
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const clients: Client[] = [];
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await server.close();
    await bus.close();
    for (const client of clients) client.terminate();
  };
  afterAll(close);
  return {
    origin,
    bus,
    close,
    openConnections: () =>
      new Promise((resolve, reject) =>
        server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async graphql(query, { as, variables, headers } = {}) {
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(as ? { authorization: `Bearer ${as}` } : {}),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: JSON.parse(text), text };
    },
    socketClient(as, { headers = {}, retryAttempts = 50 } = {}) {
      const client = createClient({
        url: `${origin.replace('http', 'ws')}/graphql`,
        webSocketImpl: class extends WebSocket {
          constructor(url: string, protocols: string) {
            super(url, protocols, { headers });
          }
        },
        connectionParams: as ? { authorization: `Bearer ${as}` } : {},
        retryAttempts,
        retryWait: async () => undefined,
        shouldRetry: () => true,
      });
      clients.push(client);
      return client;
    },
  };
}

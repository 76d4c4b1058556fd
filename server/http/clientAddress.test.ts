import { once } from 'node:events';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { clientAddressBy } from './clientAddress.ts';

const client = '198.51.100.7';
const peer = '127.0.0.1';

test.each([
  ['no proxy is trusted', false, client, peer],
  ['our peer is the proxy', peer, client, client],
  ['our peer is in the proxy’s network', '127.0.0.0/8, 10.0.0.0/8', client, client],
  ['another proxy is trusted, not our peer', '10.0.0.1', client, peer],
  ['what a client wrote before the proxy is not believed', peer, `192.0.2.1, ${client}`, client],
  ['a chain of trusted proxies', '127.0.0.1,10.0.0.0/8', `192.0.2.1, ${client}, 10.2.3.4`, client],
  ['everybody is trusted', true, `${client}, 10.2.3.4`, client],
  ['IPv6', peer, '2001:db8::7', '2001:db8::7'],
  ['nothing was forwarded', peer, undefined, peer],
])('%s: a socket comes from where a request does', async (_, trustProxy, forwarded, expected) => {
  const server = fastify({ trustProxy });
  server.get('/', (request) => request.ip);
  const addressOf = clientAddressBy(trustProxy);
  const sockets = new WebSocketServer({ server: server.server });
  sockets.on('connection', (socket, request) => socket.send(addressOf(request)));
  const origin = await server.listen({ host: peer, port: 0 });
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  try {
    expect(await (await fetch(origin, { headers })).text()).toBe(expected);
    const socket = new WebSocket(origin.replace('http', 'ws'), { headers });
    const [said] = await once(socket, 'message');
    expect(String(said)).toBe(expected);
    socket.terminate();
  } finally {
    sockets.close();
    await server.close();
  }
});

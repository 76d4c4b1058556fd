import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';

/**
 * Where a request comes from, for what Fastify does not see (WebSocket upgrades): the same rule as its `request.ip`.
 * Forwarded addresses count as far as TRUST_PROXY goes and no further.
 */
export function clientAddressBy(trustProxy: boolean | string): (request: IncomingMessage) => string {
  const ofSocket = (request: IncomingMessage) => request.socket.remoteAddress ?? '';
  if (trustProxy === false) return ofSocket;
  const trust =
    trustProxy === true ? () => true : compile(trustProxy.split(',').map((network) => network.trim()));
  return (request) => all(request, trust).at(-1) ?? ofSocket(request);
}

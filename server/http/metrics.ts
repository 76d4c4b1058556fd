import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Watch } from '../domains/traffic/traffic.ts';
import type { App } from '../platform/app.ts';
import { notFound } from '../platform/refusal.ts';
import { may } from '../platform/viewer.ts';
import { authenticate } from './authenticate.ts';

/**
 * `/metrics` for Prometheus: the process, how long each route takes, who is turned away. For this machine, whoever
 * has METRICS_TOKEN, and administrators; to everybody else there is nothing.
 */
export function registerMetrics(server: FastifyInstance, app: App, watch: Watch): void {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'reelsmith_http_request_seconds',
    help: 'Time from request to last byte.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
    registers,
  });
  const refused = new Counter({
    name: 'reelsmith_requests_refused_total',
    help: 'Requests answered 429, by route.',
    labelNames: ['route'],
    registers,
  });
  new Gauge({
    name: 'reelsmith_address_blocks_made',
    help: 'Automatic blocks this process has made since its start, by reason.',
    labelNames: ['reason'],
    registers,
    collect() {
      for (const [reason, count] of Object.entries(watch.blocksMade)) this.set({ reason }, count);
    },
  });
  new Gauge({
    name: 'reelsmith_blocked_addresses',
    help: 'Addresses that are kept out now, as this process knows them.',
    registers,
    collect() {
      this.set(watch.gate.blockedNetworks);
    },
  });
  new Gauge({
    name: 'reelsmith_traffic_tallied',
    help: 'Pairs of address and endpoint counted in memory.',
    registers,
    collect() {
      this.set(watch.tallied);
    },
  });
  server.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: addresses hold ids and signatures.
    const route = request.routeOptions.url ?? 'unknown';
    if (reply.statusCode === 429) refused.inc({ route });
    // Someone who is turned away was not served: half of a flood must not look like speed.
    else
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  server.get('/metrics', async (request, reply) => {
    if (!(await mayRead(app, request))) throw notFound('地址不存在');
    return reply.type(register.contentType).send(await register.metrics());
  });
}

async function mayRead(app: App, request: FastifyRequest): Promise<boolean> {
  const { authorization = '' } = request.headers;
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  if (app.config.metricsToken && token && sameText(token, app.config.metricsToken)) return true;
  if (isLocal(request)) return true;
  return may(await authenticate(app, request), 'administer');
}

/** Here on this machine, and not a proxy here that speaks for somebody else. */
function isLocal({ ip, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  return forwarded === undefined && ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
}

function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

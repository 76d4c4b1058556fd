import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Area, isProbe, type Stop, type Visitor, type Watch } from '../domains/traffic/traffic.ts';
import { refusedError, type Visit } from '../graphql/watchFields.ts';
import type { App } from '../platform/app.ts';
import { FILES_PATH } from '../platform/storage/diskSigner.ts';
import { authenticate } from './authenticate.ts';

/** What of a route decides how its requests are counted; looked at once per route. */
interface Place {
  /** null: watched by the house itself, never limited. */
  area: Area | null;
  /** As the statistics name it, by method. */
  endpoint(method: string): string;
  login: boolean;
  graphql: boolean;
  /** Nothing stands there. */
  nowhere: boolean;
}

interface Following {
  visitor: Visitor;
  place: Place;
  /** Time to the first byte, ms; what a slow reader takes is not our answering time. */
  answeredMs: number | null;
}

/** GraphQL requests whose fields are counted one by one. */
const visits = new WeakMap<FastifyRequest, Visit>();

export function followVisit(request: FastifyRequest, visit: Visit): void {
  visits.set(request, visit);
}

const GRAPHQL = '/graphql';
const HOUSE = new Set(['/healthz', '/readyz', '/metrics']);
const LOGIN = new Set(['/api/v1/user/login', '/api/v1/user/captcha']);
const SIGN_IN = '/api/v1/user/login';

/**
 * Counts every request and turns away who asks too much. At the door there are map look-ups only, no database; what
 * was counted is written behind everybody's back. Register it before everything that answers.
 */
export function registerTraffic(server: FastifyInstance, app: App, watch: Watch): void {
  const places = new Map<string, Place>();
  const followed = new WeakMap<FastifyRequest, Following>();

  const placeOf = (url: string): Place => {
    let place = places.get(url);
    if (!place) {
      place = placeAt(url);
      places.set(url, place);
    }
    return place;
  };

  server.addHook('onRequest', async (request, reply) => {
    const place = placeOf(request.routeOptions.url ?? '');
    const visitor = watch.visitor(request.ip);
    if (!app.config.trustProxy && request.headers['x-forwarded-for'] !== undefined)
      watch.forwardedUnheard += 1;
    followed.set(request, { visitor, place, answeredMs: null });
    if (!place.area || visitor.exempt) return;
    const signsIn = place.login || /^basic /i.test(request.headers.authorization ?? '');
    const block = watch.gate.blocked(visitor, signsIn ? [place.area, 'login'] : [place.area]);
    // One who scans does not keep out the colleagues behind the same router who are signed in.
    if (block && !(block.why === 'SCANNING' && (await isSomebody(app, request)))) {
      return refuse(request, reply, place, block);
    }
    watch.asked(visitor, place.area);
    const stop = watch.gate.spend(visitor, place.area);
    if (stop) return refuse(request, reply, place, stop);
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const following = followed.get(request);
    if (following) following.answeredMs = reply.elapsedTime;
    done(null, payload);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const following = followed.get(request);
    if (following) note(watch, request, reply, following);
    done();
  });
}

function placeAt(url: string): Place {
  const place = {
    login: LOGIN.has(url),
    graphql: url === GRAPHQL,
    nowhere: url === '/api' || url === '/api/*',
  };
  if (url === GRAPHQL) return { ...place, area: 'api', endpoint: () => 'graphql (refused)' };
  if (place.nowhere) return { ...place, area: 'api', endpoint: () => 'api (unknown)' };
  if (url.startsWith('/api/'))
    return { ...place, area: 'api', endpoint: (method) => `${method} ${url}`.slice(0, 128) };
  if (url.startsWith(FILES_PATH)) return { ...place, area: 'files', endpoint: () => 'files' };
  if (url.startsWith('/uploads')) return { ...place, area: 'files', endpoint: () => 'uploads' };
  if (HOUSE.has(url)) return { ...place, area: null, endpoint: () => url };
  return { ...place, area: 'page', endpoint: () => 'page' };
}

function note(watch: Watch, request: FastifyRequest, reply: FastifyReply, following: Following): void {
  const { visitor, place, answeredMs } = following;
  const status = reply.statusCode;
  // GraphQL's fields were counted one by one, if the request got as far.
  if (!(place.graphql && visits.get(request)?.counted)) {
    // GraphQL answers a document that is none with 200.
    const ok = status < 400 && !place.graphql;
    watch.served(visitor, place.endpoint(request.method), ok, answeredMs ?? reply.elapsedTime);
  }
  if (visitor.exempt) return;
  if ((status === 401 || status === 429) && /^basic /i.test(request.headers.authorization ?? '')) {
    watch.signInFailed(visitor);
  } else if (status >= 400 && status < 500 && request.routeOptions.url === SIGN_IN) {
    watch.signInFailed(visitor);
  }
  if (place.nowhere || place.area === 'page') {
    const [path = ''] = request.url.split('?');
    if ((place.nowhere && status === 404) || isProbe(path)) watch.missed(visitor, path);
  }
}

/** Who is signed in; the lookup is one that their request makes anyway. */
async function isSomebody(app: App, request: FastifyRequest): Promise<boolean> {
  if (!request.headers.cookie && !request.headers.authorization) return false;
  return (await authenticate(app, request).catch(() => null)) !== null;
}

function refuse(request: FastifyRequest, reply: FastifyReply, place: Place, stop: Stop) {
  const { retryAfterSeconds } = stop;
  reply.code(429).header('retry-after', retryAfterSeconds).header('cache-control', 'no-store');
  request.log.debug({ why: stop.why }, 'turned away');
  const error = refusedError(stop);
  if (place.area === 'page' && request.headers.accept?.includes('text/html')) {
    return reply.type('text/html; charset=utf-8').send(page(error.message, retryAfterSeconds));
  }
  return reply.send({
    code: 429,
    message: error.message,
    data: null,
    retry_after_seconds: retryAfterSeconds,
    // GraphQL's clients look for it here.
    ...(place.graphql ? { errors: [error.toJSON()] } : {}),
  });
}

function page(message: string, seconds: number): string {
  const wait = seconds < 90 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${message}</title><h1>${message}</h1>
<p>来自此网络地址的访问过多，约 ${wait}后可再次打开。如有疑问，请联系管理员解封。</p></html>`;
}

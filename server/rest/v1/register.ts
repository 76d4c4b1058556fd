import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '../../http/authenticate.ts';
import { refuseCrossSite } from '../../http/csrf.ts';
import type { App } from '../../platform/app.ts';
import { badInput, notFound } from '../../platform/refusal.ts';
import { isStorable } from '../../platform/storableText.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import type { AnyRoute } from './contract.ts';
import { answerError, invalid } from './errors.ts';
import { idempotencyKey, once } from './idempotency.ts';
import { openApi } from './openApi.ts';
import { routes } from './routes.ts';

const PREFIX = '/api/v1';
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/** Serves the REST facade and its document below /api/v1, and answers everything else below /api in its manner. */
export async function registerRest(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (api) => {
    api.setErrorHandler((error, request, reply) => answerError(app, error, request, reply));
    parseJson(api);
    const document = openApi(routes, PREFIX);
    api.get(`${PREFIX}/openapi.json`, async () => document);
    for (const route of routes) serve(api, app, route);
    for (const url of ['/api', '/api/*']) api.all(url, { onRequest: unknownPath }, unknownPath);
  });
}

/** Before the body is looked at: whatever it holds, there is nothing here. */
async function unknownPath(): Promise<never> {
  throw noPath();
}

const noPath = () => notFound('接口不存在');

function serve(api: FastifyInstance, app: App, route: AnyRoute): void {
  const viewers = new WeakMap<FastifyRequest, Viewer | null>();
  api.route({
    method: route.method,
    url: PREFIX + route.path,
    bodyLimit: BODY_LIMIT_BYTES,
    // Before the body is read: strangers do not get to send us a gigabyte.
    onRequest: async (request) => {
      const viewer = await authenticate(app, request, { basic: true });
      refuseCrossSite(app.config, request, viewer);
      viewers.set(request, allowed(route, viewer));
    },
    handler: async (request, reply) => {
      if (route.transfer === 'multipart') requireMultipart(request);
      if (!isStorable(request.query)) throw badInput('query', '参数中含有不允许的字符');
      const viewer = viewers.get(request) ?? null;
      const key = idempotencyKey(route, request);
      const call = {
        app,
        viewer,
        params: parse(route.params, request.params),
        query: parse(route.query, request.query),
        body: parse(route.body, request.body),
        request,
        reply,
        idempotencyKey: key,
      };
      if (route.transfer === 'binary') return (await route.handle(call)) as FastifyReply;
      const make = async () => ({ code: 0, message: '', ...(await route.handle(call)) });
      return viewer && key !== null ? once(app, viewer, { route, request, reply, key }, make) : make();
    },
  });
}

/** To somebody who does not administer, a path of the administration answers to the byte like one that is not there. */
function allowed({ permission }: AnyRoute, viewer: Viewer | null): Viewer | null {
  if (permission === null) return viewer;
  if (permission === 'administer' && viewer && viewer.role !== 'ADMIN') throw noPath();
  return requirePermission(viewer, permission);
}

function parse(schema: AnyRoute['body'], value: unknown) {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data;
}

/** JSON where an empty body is an empty object, and text that the database cannot keep is refused. */
function parseJson(api: FastifyInstance): void {
  const parseText = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, {});
    parseText(request, text as string, (error, value) => {
      if (!error && !isStorable(value)) return done(badInput('body', '文本中含有不允许的字符'));
      done(error, value);
    });
  });
  // The handler reads the stream itself.
  api.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

function requireMultipart(request: FastifyRequest): void {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw badInput('file', '上传须为 multipart/form-data，并带有 file 字段');
  }
}

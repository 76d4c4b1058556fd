import { once } from 'node:events';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fastify } from 'fastify';
import { afterAll } from 'vitest';
import { registerFiles } from '../../server/http/files.ts';
import { registerUploads } from '../../server/http/uploads/registerUploads.ts';
import { registerRest } from '../../server/rest/v1/register.ts';
import type { TestApp } from './app.ts';

export interface RestAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect; it is checked against OpenAPI
  body: any;
}

export interface RestServer {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /**
   * Calls a path below /api/v1 and checks status and body against the printed document.
   * @param as a bearer token; or headers of one's own.
   */
  call(method: string, path: string, options?: CallOptions): Promise<RestAnswer>;
}

export interface CallOptions {
  as?: string | Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The REST facade and the files of a disk storage on a real loopback port, until the test file ends. */
export async function restServer(app: TestApp): Promise<RestServer> {
  const server = fastify({ trustProxy: app.config.trustProxy });
  registerFiles(server, app.storage);
  await registerUploads(server, app);
  await registerRest(server, app);
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  afterAll(async () => {
    server.server.closeAllConnections();
    await server.close();
    if (server.server.listening) await once(server.server, 'close');
  });
  const document = await (await fetch(`${origin}/api/v1/openapi.json`)).json();
  const conforms = documentCheck(document);

  return {
    origin,
    async call(method, path, { as, body, headers } = {}) {
      const answer = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers: {
          ...(typeof as === 'string' ? { authorization: `Bearer ${as}` } : as),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      const json = /json/.test(answer.headers.get('content-type') ?? '');
      const content = json ? await answer.json() : Buffer.from(await answer.arrayBuffer());
      if (json) conforms(method, `/api/v1${path}`, answer.status, content);
      return { status: answer.status, headers: answer.headers, body: content };
    },
  };
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

function documentCheck(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...document });
  return (method: string, path: string, status: number, content: unknown) => {
    const found = Object.keys(document.paths).find((template) =>
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    const operation = found && document.paths[found]?.[method.toLowerCase()];
    if (!found || !operation) return;
    if (!operation.responses[status]?.content?.['application/json']?.schema) {
      throw new Error(`${method} ${path} answered ${status}, which is not documented`);
    }
    const pointer = [
      'paths',
      found,
      method.toLowerCase(),
      'responses',
      status,
      'content',
      'application/json',
      'schema',
    ]
      .map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const valid = ajv.compile({ $ref: `document#/${pointer}` });
    if (!valid(content)) {
      throw new Error(
        `${method} ${path}: ${ajv.errorsText(valid.errors)}\n${JSON.stringify(content, null, 1)}`,
      );
    }
  };
}

import { z } from 'zod';
import { CODE_DESCRIPTIONS, CODES } from './codes.ts';
import { type AnyRoute, repeatable } from './contract.ts';
import { failure, success } from './envelope.ts';
import { LONGEST_KEY } from './idempotency.ts';

type JsonSchema = Record<string, unknown>;
interface Components {
  schemas: Record<string, JsonSchema>;
}

const HASHED_REF = /^#\/\$defs\//;

/** The OpenAPI 3.1 document, printed from the schemas that validate. */
export function openApi(routes: readonly AnyRoute[], prefix: string) {
  const components: Components = { schemas: {} };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = prefix + route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '片匠 Reelsmith REST API',
      version: '1',
      description:
        '所有 JSON 回复都是 {code, message, …}：code 为 0 表示成功，否则与 HTTP 状态码相同，message 为中文说明。',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }, { basic: [] }, { session: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'API 密钥，或 /user/login 返回的 token' },
        basic: { type: 'http', scheme: 'basic' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'reelsmith_session',
          description: '浏览器会话；修改数据的请求还须带 X-Reelsmith-CSRF 请求头',
        },
      },
      ...components,
    },
  };
}

function operation(route: AnyRoute, components: Components): JsonSchema {
  return {
    tags: [route.tag],
    summary: route.summary,
    operationId: operationId(route),
    ...(route.permission ? {} : { security: [] }),
    ...parametersOf(route, components),
    ...requestBody(route, components),
    responses: {
      200: {
        description: '成功',
        ...(repeatable(route) ? { headers: { 'Idempotency-Replayed': REPLAYED } } : {}),
        content:
          route.transfer === 'binary'
            ? { 'application/octet-stream': {} }
            : json(print(success.extend(route.answers.shape), 'output', components)),
      },
      ...Object.fromEntries(
        (Object.keys(CODES) as Array<keyof typeof CODES>).map((name) => [
          CODES[name],
          {
            description: CODE_DESCRIPTIONS[name],
            content: json(print(failure.meta({ id: 'Failure' }), 'output', components)),
          },
        ]),
      ),
    },
  };
}

function requestBody(route: AnyRoute, components: Components): JsonSchema {
  if (route.transfer === 'multipart') {
    const schema = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!route.body) return {};
  return { requestBody: { required: true, content: json(print(route.body, 'input', components)) } };
}

const REPLAYED = {
  description: 'true：这是相同 Idempotency-Key 的第一次请求的回复',
  schema: { type: 'string', const: 'true' },
};

const NAMED_CALL = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    '24 小时内，相同的键和相同的内容只执行一次，重复的请求得到第一次的回复；内容不同或第一次尚未完成时为 409；被拒绝的请求不占用键',
  schema: { type: 'string', maxLength: LONGEST_KEY },
};

function parametersOf(route: AnyRoute, components: Components): JsonSchema {
  const all = [...parameters(route, components), ...(repeatable(route) ? [NAMED_CALL] : [])];
  return all.length > 0 ? { parameters: all } : {};
}

function parameters({ params, query }: AnyRoute, components: Components) {
  const printed = (place: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: print(field as z.ZodType, 'input', components),
    }));
  return [...printed('path', params), ...printed('query', query)];
}

/** A schema in JSON Schema 2020-12, its named parts moved to the document's components. */
function print(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const {
    $schema: _,
    $defs,
    ...printed
  } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' }) as {
    $schema?: string;
    $defs?: Record<string, JsonSchema>;
  } & JsonSchema;
  for (const [name, part] of Object.entries($defs ?? {})) components.schemas[name] = relinked(part);
  return relinked(printed);
}

function relinked(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace(HASHED_REF, '#/components/schemas/') : value,
  ) as JsonSchema;
}

/** A path may be read and changed: PUT says so in its name. */
function operationId({ method, path }: AnyRoute): string {
  const words = path.replaceAll(/\/:\w+/g, '').slice(1);
  const name = words.replaceAll(/[/_-](\w)/g, (_, letter: string) => letter.toUpperCase());
  return method === 'PUT' ? `${name}Put` : name;
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { printedSchema } from '../../server/graphql/printSchema.ts';
import { routes } from '../../server/rest/v1/routes.ts';
import { blocks, page } from './markdown.ts';
import { curlCalls } from './shell.ts';

const shown = blocks(page('docs/integrating.md'));
const calls = shown.filter(({ language }) => language === 'sh').flatMap(({ text }) => curlCalls(text));
const schema = buildSchema(printedSchema());

const documents = [
  ...shown.filter(({ language }) => language === 'graphql').map(({ text }) => text),
  ...calls.flatMap(({ path, body }) => (path === '/graphql' ? [(body as { query: string }).query] : [])),
  ...shown
    .filter(({ language }) => language === 'js')
    .flatMap(({ text }) => [...text.matchAll(/query = '([^']+)'/g)].map(([, query = '']) => query)),
];

test('the page has examples of everything', () => {
  expect(documents.length).toBeGreaterThanOrEqual(8);
  expect(calls.filter(({ path }) => path.startsWith('/api/v1')).length).toBeGreaterThanOrEqual(10);
});

test.each(documents)('the schema knows %s', (document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

test.each(calls.filter(({ path }) => path.startsWith('/api/v1')))(
  '$method $path is served and takes $body',
  (call) => {
    const route = routes.find(
      ({ method, path }) =>
        method === call.method && new RegExp(`^/api/v1${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(call.path),
    );
    expect(route, 'no such path').toBeDefined();
    expect(route?.transfer === 'multipart').toBe(call.multipart);
    const sent = route?.body?.safeParse(call.body ?? {});
    expect(sent?.error?.issues ?? []).toEqual([]);
    // A schema drops what it does not know; an example should not send that.
    expect(placesIn(sent?.data)).toEqual(expect.arrayContaining(placesIn(call.body)));
  },
);

/** Every key at every depth, as `params.input_materials.0.material_id`. */
function placesIn(value: unknown, above = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    above + key,
    ...placesIn(inner, `${above}${key}.`),
  ]);
}

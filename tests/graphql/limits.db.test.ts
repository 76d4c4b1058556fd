import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type GraphQLInputType,
  Kind,
  Lexer,
  type NamedTypeNode,
  parse,
  Source,
  TokenKind,
  typeFromAST,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../server/graphql/limits.ts';
import { schema } from '../../server/graphql/schema.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type TestPerson, testMaterial, testPerson } from '../support/people.ts';
import { sampleVariable } from '../support/sampleVariables.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { countStatements } from '../support/statements.ts';

let app: TestApp;
let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  app = await testApp();
  server = await testServer(app);
  person = await testPerson(app);
});

const edges = (inner: string) => `edges { node { ${inner} } }`;
const many = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => field(n)).join(' ');

const hostile: Record<string, string> = {
  'many aliases': `{ ${many(LIMITS.breadth + 1, (n) => `a${n}: viewer { id }`)} }`,
  'aliases that cost': `{ ${many(100, (n) => `a${n}: projects(kind: MIXCUT, first: 100) { ${edges('steps { name } scenes { clips { url } }')} }`)} }`,
  'fragments that multiply': `{ ...f0 } ${many(16, (n) => `fragment f${n} on Query { ...f${n + 1} a${n}: viewer { id } ...f${n + 1} }`)} fragment f16 on Query { materials { ${edges('clips { id name description }')} } }`,
  'fragments in a circle': '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
  'more tokens than a document needs': `{ viewer { ${'id '.repeat(LIMITS.tokens)} } }`,
  'brackets without end': `${'{ viewer '.repeat(3000)}`,
  'lists in lists': `{ nodes(ids: ${'['.repeat(1500)}${']'.repeat(1500)}) { id } }`,
  'a deep look at the schema': `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} }'.repeat(8)} } } }`,
};

test('hostile documents are refused before anything is read for them', async () => {
  const before = await statements();
  for (const [name, query] of Object.entries(hostile)) {
    const { status, body } = await server.graphql(query, { as: person.token });
    expect([name, status < 500, body.data ?? null]).toEqual([name, true, expect.toSatisfy(isEmpty)]);
    expect([name, body.errors?.length]).toEqual([name, expect.any(Number)]);
  }
  // Of each request only who asks was looked up.
  expect(await statements()).toBe(before);
});

function isEmpty(data: Record<string, unknown> | null): boolean {
  return data === null || Object.values(data).every((value) => value === null);
}

/** How often tables that hold people's things were read. */
const statements = () => countStatements(app.config.databaseUrl!, ['"Project"', '"Material"']);

test('a page is never longer than a page, and ids never more than one', async () => {
  await Promise.all(
    Array.from({ length: LIMITS.pageSize + 5 }, () => testMaterial(app, person.user.id, { clips: 0 })),
  );
  const all = await server.graphql('{ materials(first: 1000000) { edges { cursor } totalCount } }', {
    as: person.token,
  });
  expect(all.body.data.materials.edges).toHaveLength(LIMITS.pageSize);
  expect(all.body.data.materials.totalCount).toBe(LIMITS.pageSize + 5);
  const after = all.body.data.materials.edges.at(-1).cursor;
  const rest = await server.graphql(
    `{ materials(first: 1000000, after: "${after}") { edges { cursor } pageInfo { hasNextPage } } }`,
    { as: person.token },
  );
  expect(rest.body.data.materials).toMatchObject({ pageInfo: { hasNextPage: false } });
  expect(rest.body.data.materials.edges).toHaveLength(5);
  const ids = Array.from({ length: LIMITS.pageSize + 1 }, () => 'UHJvamVjdDox');
  const { body } = await server.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
    as: person.token,
    variables: { ids },
  });
  expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'ids' } }]);
});

/** What the web asks, as Relay's compiler printed it. */
function webDocuments(): Array<{ name: string; text: string }> {
  const folder = new URL('../../web/__generated__/', import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const [, literal] = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(new URL(name, folder), 'utf8')) ?? [];
    return literal ? [{ name, text: JSON.parse(literal) as string }] : [];
  });
}

test.runIf(webDocuments().length > 0)(
  'every document of our own screens stays below a fifth of each limit',
  () => {
    const most = {
      depth: LIMITS.depth,
      breadth: LIMITS.breadth,
      complexity: LIMITS.complexity,
      tokens: LIMITS.tokens,
    };
    const over = webDocuments().flatMap(({ name, text }) => {
      const { depth, breadth, complexity } = complexityFromQuery(text, {
        schema,
        variables: sampleVariables(text),
      });
      const cost = { depth, breadth, complexity, tokens: tokensOf(text) };
      expect(parse(text).kind).toBe('Document');
      return (
        (Object.keys(most) as Array<keyof typeof most>)
          // Depth has a floor that every screen shares: a list's connection, edges and node, and what stands in a row.
          .filter((limit) => cost[limit] > (limit === 'depth' ? most.depth * 0.6 : most[limit] / 5))
          .map((limit) => `${name}: ${limit} ${cost[limit]} of ${most[limit]}`)
      );
    });
    expect(over).toEqual([]);
  },
);

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}

/** Some value for every variable that a document needs; what it is does not change what the document costs. */
function sampleVariables(text: string): Record<string, unknown> {
  const operation = parse(text).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return Object.fromEntries(
    (operation?.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      sampleVariable(typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType),
    ]),
  );
}

import { type GraphQLField, getNamedType, isCompositeType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { schema } from '../../server/graphql/schema.ts';
import type { Permission } from '../../server/platform/viewer.ts';
import { testApp } from '../support/app.ts';
import { expected, type Principal, principals } from '../support/principals.ts';
import { sampleVariable } from '../support/sampleVariables.ts';
import { type TestServer, testServer } from '../support/server.ts';

let server: TestServer;
let everybody: Principal[];

beforeAll(async () => {
  const app = await testApp();
  server = await testServer(app);
  everybody = await principals(app);
});

/** These end the credential that asks. */
const SUICIDAL = new Set(['signOut', 'revokeOtherSessions']);
const CLOSED = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

type Root = GraphQLField<unknown, unknown>;

function permissionOf(field: Root): Permission | null {
  const options = field.extensions.pothosOptions as { authScopes?: Record<string, boolean> };
  const [scope] = Object.keys(options.authScopes ?? {});
  return scope === 'anyone' ? null : (scope as Permission);
}

/** The field with a sample of everything it needs. */
function question(kind: string, field: Root): { query: string; variables: Record<string, unknown> } {
  const args = field.args.filter(({ type }) => String(type).endsWith('!'));
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  return {
    query: `${kind} ${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${selection} }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, sampleVariable(type)])),
  };
}

const fields = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root!.getFields()).map((field) => ({ kind, field }));
});

test('every root field lets in whom the permission table lets in, and nobody else', async () => {
  const wrong: string[] = [];
  for (const { kind, field } of fields.filter(({ field: { name } }) => !SUICIDAL.has(name))) {
    const permission = permissionOf(field);
    const { query, variables } = question(kind, field);
    for (const principal of everybody) {
      const { body } = await server.graphql(query, {
        variables,
        ...(principal.bearer ? { as: principal.bearer } : {}),
      });
      const code = String(body.errors?.[0]?.extensions.code ?? 'none');
      const wanted = expected(principal, permission, field.name);
      // Whoever is in may still hear that there is no such thing; strangers of the administration hear only that.
      const right =
        wanted === 'in'
          ? !CLOSED.has(code) || permission === null
          : code === wanted && body.data !== undefined;
      if (!right) wrong.push(`${kind} ${field.name} as ${principal.name}: ${code}, not ${wanted}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

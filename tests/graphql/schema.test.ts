import { readFileSync } from 'node:fs';
import {
  type GraphQLField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { printedSchema } from '../../server/graphql/printSchema.ts';
import { schema } from '../../server/graphql/schema.ts';

const own = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

interface FieldOptions {
  authScopes?: Record<string, boolean>;
}

function scopesOf(field: GraphQLField<unknown, unknown>): string[] {
  const options = field.extensions.pothosOptions as FieldOptions | undefined;
  return Object.entries(options?.authScopes ?? {}).flatMap(([scope, needed]) => (needed ? scope : []));
}

test('the committed schema.graphql is the schema that is served', () => {
  const committed = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
  expect(committed, 'run npm run codegen and commit schema.graphql').toBe(printedSchema());
});

test('every element says what it is', () => {
  const silent: string[] = [];
  const hear = (name: string, element: { description?: string | null | undefined }) => {
    if (!element.description?.trim()) silent.push(name);
  };
  for (const type of own) {
    hear(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) hear(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) hear(`${type.name}.${field.name}`, field);
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        hear(`${type.name}.${field.name}`, field);
        for (const arg of field.args) hear(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
  }
  expect(silent).toEqual([]);
});

test('every root field names exactly one known scope: what names none is closed by this test', () => {
  const wrong = roots.flatMap((root) =>
    Object.values(root!.getFields()).filter((field) => {
      const scopes = scopesOf(field);
      return (
        scopes.length !== 1 ||
        !['anyone', 'read', 'change', 'spend', 'account', 'administer'].includes(scopes[0]!)
      );
    }),
  );
  expect(wrong.map((field) => field.name)).toEqual([]);
});

test('who may ask for what, as a table to read', async () => {
  const lines = roots.flatMap((root) =>
    Object.values(root!.getFields())
      .sort((left, right) => left.name.localeCompare(right.name))
      .map((field) => {
        const args = field.args.map((arg) => arg.name).join(', ');
        const what = `${root!.name.toLowerCase()} ${field.name}${args && `(${args})`}`;
        return `${what.padEnd(64)} ${scopesOf(field).join(' ').padEnd(10)} ${getNamedType(field.type).name}`;
      }),
  );
  const head =
    'Root fields, the scope that opens each, and what it answers. Written by tests/graphql/schema.test.ts.';
  await expect(`${head}\n\n${lines.join('\n')}\n`).toMatchFileSnapshot('scopes.txt');
});

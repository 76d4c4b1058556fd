import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test, vi } from 'vitest';

test('the request of the page before sign-in fits the schema', async () => {
  // The module below it reads the address bar when it is loaded.
  vi.stubGlobal('window', { location: { search: '' } });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  const { signInDocument } = await import('./signIn.ts');
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  expect(validate(schema, parse(signInDocument))).toEqual([]);
});

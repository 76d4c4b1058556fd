import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test, vi } from 'vitest';

// The module below them reads the address bar when it is loaded.
vi.stubGlobal('window', { location: { search: '' } });
vi.stubGlobal('sessionStorage', { getItem: () => null });
const { captchaDocument, signInDocument, signOutDocument } = await import('./signIn.ts');
const { exchangeDocument } = await import('./enter.ts');
const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

test.each([signInDocument, captchaDocument, signOutDocument, exchangeDocument])(
  'what the pages before sign-in ask fits the schema: %s',
  (document) => {
    expect(validate(schema, parse(document))).toEqual([]);
  },
);

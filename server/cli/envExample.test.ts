import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inCheckout } from '../platform/config/checkout.ts';
import { printEnvExample } from './envExample.ts';

test('.env.example names every setting as it is; `npm run env-example` makes it so', () => {
  expect(readFileSync(inCheckout('.env.example'), 'utf8')).toBe(printEnvExample());
});

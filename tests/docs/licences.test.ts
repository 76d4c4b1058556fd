import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printNotices } from '../../server/cli/notices.ts';
import { inCheckout } from '../../server/platform/config/checkout.ts';
import { PACKS } from '../../temporal/providers/packs/packManifest.ts';
import { page } from './markdown.ts';

const notices = page('THIRD_PARTY_NOTICES.md').text;

test('LICENSE is the text that the Apache Software Foundation publishes', () => {
  const sha256 = createHash('sha256')
    .update(readFileSync(inCheckout('LICENSE')))
    .digest('hex');
  expect(sha256).toBe('cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30');
});

test('the notices list the packages of package.json; `npm run cli -- notices` makes it so', () => {
  expect(notices).toBe(printNotices());
});

test('nothing under the GPL comes in unnoticed', () => {
  const lockfile = JSON.parse(readFileSync(inCheckout('package-lock.json'), 'utf8')) as {
    packages: Record<string, { license?: string; dev?: boolean }>;
  };
  const strict = Object.entries(lockfile.packages)
    .filter(([, { license = '' }]) => /(?<!L)GPL/.test(license))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(strict).toEqual(['@echogarden/espeak-ng-emscripten']);
});

test('every engine pack is named with its licence', () => {
  for (const { name, licence } of PACKS) {
    const row = notices.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
    expect(row, name).toContain(licence.split(' ')[0]);
  }
});

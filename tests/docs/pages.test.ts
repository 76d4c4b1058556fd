import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { commands } from '../../server/cli/commands.ts';
import { inCheckout } from '../../server/platform/config/checkout.ts';
import { settingNames } from '../../server/platform/config/settings.ts';
import { CODES } from '../../server/rest/v1/codes.ts';
import { MIXCUT_STEPS } from '../../temporal/contracts/mixcut.ts';
import { anchors, codeSpans, links, page, pages, tableRows } from './markdown.ts';

const LARGEST_PICTURE_BYTES = 300 * 1024;
/** Upper-case names in the pages that are not settings of ours. */
const OTHERS = new Set([
  ...Object.keys(CODES),
  'XDG_CACHE_HOME',
  'MATERIAL',
  'PROJECT',
  'FILE',
  'BASE',
  'TOKEN',
]);

test.each(pages())('$path links to what is there', (shown) => {
  const broken = links(shown).filter((target) => {
    if (/^https?:/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? shown.path : normalize(join(dirname(shown.path), file));
    if (!existsSync(inCheckout(path))) return true;
    return anchor !== undefined && !anchors(page(path)).includes(decodeURIComponent(anchor));
  });
  expect(broken).toEqual([]);
});

test.each(pages())('$path names commands and settings as they are', (shown) => {
  const scripts = [...shown.text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
  expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);

  const program = new Command();
  for (const register of commands) register(program);
  const known = program.commands.map((command) => command.name());
  const called = [...shown.text.matchAll(/npm run (?:--silent )?cli -- ([\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(called.filter((name) => !known.includes(name))).toEqual([]);

  const named = codeSpans(shown).flatMap((code) => code.match(/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?==|$)/) ?? []);
  const settings: string[] = settingNames;
  expect(named.filter((name) => !settings.includes(name) && !OTHERS.has(name))).toEqual([]);
});

test.each(pages())('$path knows nothing of the machine it was written on', ({ text }) => {
  expect(text).not.toMatch(/(?:^|[\s`("'])\/(?:work|tmp|home|root|Users)\//);
});

test('pictures are small', () => {
  for (const name of readdirSync(inCheckout('docs', 'images'))) {
    expect(statSync(inCheckout('docs', 'images', name)).size, name).toBeLessThanOrEqual(
      LARGEST_PICTURE_BYTES,
    );
  }
});

test('the architecture page shows the step table that the workflow walks', () => {
  const rows = tableRows(page('docs/architecture.md'), '#');
  expect(
    rows.map(([number, step, queue, , editable, credits]) => [number, step, queue, editable, credits]),
  ).toEqual(
    MIXCUT_STEPS.map(({ name, label, queue, userEdit, priceCredits }, index) => [
      String(index + 1),
      `\`${name}\` ${label}`,
      queue,
      userEdit ? 'yes' : 'no',
      String(priceCredits),
    ]),
  );
});

test('the integration page lists every code with its status', () => {
  const rows = tableRows(page('docs/integrating.md'), 'Code (GraphQL `extensions.code`)');
  expect(
    Object.fromEntries(rows.map(([code = '', status]) => [code.replaceAll('`', ''), Number(status)])),
  ).toEqual(CODES);
});

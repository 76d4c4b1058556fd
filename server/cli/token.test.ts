import { Command } from 'commander';
import { expect, test } from 'vitest';
import { registerToken } from './token.ts';

/** What the command says before it would do anything. */
async function said(...args: string[]): Promise<string> {
  let text = '';
  const program = new Command().exitOverride().configureOutput({
    writeErr: (part) => {
      text += part;
    },
    writeOut: (part) => {
      text += part;
    },
  });
  registerToken(program);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  await program.parseAsync(['token', ...args], { from: 'user' }).catch(() => undefined);
  return text;
}

test('the help says every scope in words', async () => {
  const help = await said('--help');
  for (const scope of ['read', 'change', 'spend', 'administer'])
    expect(help).toMatch(new RegExp(`^  ${scope} `, 'm'));
});

test.each([
  [['--scopes', 'read,everything'], 'Scopes are read, change, spend, administer.'],
  [['--scopes', ''], 'Scopes are'],
  [['--days', '0'], 'Days are a whole number from 1 to 3650.'],
  [['--days', 'ten'], 'Days are'],
])('%j is refused before anything is opened', async (args, message) => {
  expect(await said('--user', 'nobody', ...args)).toContain(message);
});

import { type Command, InvalidArgumentError } from 'commander';
import type { KeyScope } from '../platform/viewer.ts';

interface Options {
  user: string;
  name?: string;
  description?: string;
  scopes?: KeyScope[];
  days?: number;
}

const SCOPES: Readonly<Record<string, KeyScope>> = {
  read: 'READ',
  change: 'CHANGE',
  spend: 'SPEND',
  administer: 'ADMINISTER',
};

const HELP = `
Scopes, several with commas; without any: read,change,spend.
  read        look at projects, materials, products, books
  change      upload, edit, delete
  spend       start what costs credits
  administer  what administrators do; only for administrators, and only while they are
No key opens the account itself: password, keys, sessions.

Its owner finds the key in the personal centre, where it is looked at again, or deleted.

Examples:
  token --user admin --name my-script --days 90
  token --user wang --name dashboard --scopes read`;

/** `token --user NAME` prints an API key, and nothing else, on standard output. */
export function registerToken(program: Command): void {
  program
    .command('token')
    .description('print a new API key (a bearer token) for scripts')
    .requiredOption('--user <name>', 'whose key it is')
    .option('--name <text>', 'what it is called in the list; by default the time')
    .option('--description <text>', 'what it is for')
    .option('--scopes <list>', 'what it may be used for; see below', scopesOf)
    .option('--days <number>', 'it ends after so many days, 1 to 3650; by default never', daysOf)
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      // Imported late: a fresh clone has no generated database client before its first start.
      const { issueApiKey, userByName } = await import('../domains/accounts/accounts.ts');
      const { withApp } = await import('./withApp.ts');
      await withApp(async (app) => {
        const { id } = await userByName(app, options.user);
        const { key } = await issueApiKey(app, {
          userId: id,
          name: options.name ?? `cli ${new Date().toISOString()}`,
          description: options.description,
          scopes: options.scopes,
          expiresInDays: options.days,
        });
        process.stdout.write(`${key}\n`);
      });
    });
}

function scopesOf(list: string): KeyScope[] {
  return list.split(',').map((word) => {
    const scope = SCOPES[word.trim().toLowerCase()];
    if (!scope) throw new InvalidArgumentError(`Scopes are ${Object.keys(SCOPES).join(', ')}.`);
    return scope;
  });
}

function daysOf(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > 3650) {
    throw new InvalidArgumentError('Days are a whole number from 1 to 3650.');
  }
  return days;
}

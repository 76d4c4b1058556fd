import type { Command } from 'commander';

/** `token --user NAME` prints a bearer token, and nothing else, on standard output. */
export function registerToken(program: Command): void {
  program
    .command('token')
    .description('print a bearer token for scripts; it is shown only now')
    .requiredOption('--user <name>', 'whose token it is')
    .option('--name <text>', 'what it is called in the list; by default the time')
    .option('--days <number>', 'it ends after so many days')
    .action(async (options: { user: string; name?: string; days?: string }) => {
      // Imported late: a fresh clone has no generated database client before its first start.
      const { issueApiKey, userByName } = await import('../domains/accounts/accounts.ts');
      const { withApp } = await import('./withApp.ts');
      await withApp(async (app) => {
        const { id } = await userByName(app, options.user);
        const expiresInDays = options.days === undefined ? undefined : Number(options.days);
        const { key } = await issueApiKey(app, {
          userId: id,
          name: options.name ?? `cli ${new Date().toISOString()}`,
          expiresInDays,
        });
        process.stdout.write(`${key}\n`);
      });
    });
}

import type { Command } from 'commander';

/** `entrance --user NAME --page /mixcut` prints an address that opens a page as this person, once and soon. */
export function registerEntrance(program: Command): void {
  program
    .command('entrance')
    .description('print an address that opens one page as a person, for a frame; good once, for a minute')
    .requiredOption('--user <name>', 'as whom')
    .option('--page <path>', 'which page', '/welcome')
    .option('--with-menu', 'with the menu around it')
    .action(async (options: { user: string; page: string; withMenu?: true }) => {
      // Imported late: a fresh clone has no generated database client before its first start.
      const { issueEntrance, viewerByName } = await import('../domains/accounts/accounts.ts');
      const { withApp } = await import('./withApp.ts');
      await withApp(async (app) => {
        const viewer = await viewerByName(app, options.user);
        const { url } = await issueEntrance(app, viewer, { page: options.page, iframe: !options.withMenu });
        process.stdout.write(`${url}\n`);
      });
    });
}

import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';

/** `credits top-up --user NAME --amount N`: N credits, an integer; 1 yuan = 100 credits. */
export function registerCredits(program: Command): void {
  program
    .command('credits')
    .description('the ledger')
    .command('top-up')
    .description('give credits to a person')
    .requiredOption('--user <name>', 'who gets them')
    .requiredOption('--amount <credits>', 'how many; 1 yuan = 100 credits')
    .option('--key <text>', 'repeating a call with the same key adds nothing')
    .option('--note <text>', 'kept with the movement')
    .action(async (options: { user: string; amount: string; key?: string; note?: string }) => {
      // Imported late: a fresh clone has no generated database client before its first start.
      const { userByName } = await import('../domains/accounts/accounts.ts');
      const { PAYMENT_CHANNEL, topUp } = await import('../domains/credits/credits.ts');
      const { withApp } = await import('./withApp.ts');
      await withApp(async (app) => {
        const { id } = await userByName(app, options.user);
        await topUp(app.db, {
          userId: id,
          amountCredits: Number(options.amount),
          key: `cli:${options.key ?? randomUUID()}`,
          channel: PAYMENT_CHANNEL.ADMINISTRATOR,
          ...(options.note === undefined ? {} : { note: options.note }),
        });
        const { userName, credits } = await userByName(app, options.user);
        process.stdout.write(`${userName}: ${credits}\n`);
      });
    });
}

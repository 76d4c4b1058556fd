import { text } from 'node:stream/consumers';
import type { Command } from 'commander';

interface Options {
  admin?: true;
  nickName?: string;
  credits?: string;
}

/** `user create <name>`: the password comes from standard input, where no process list shows it. */
export function registerUser(program: Command): void {
  program
    .command('user')
    .description('people who sign in')
    .command('create')
    .argument('<name>')
    .description('add a person; reads the password from standard input')
    .option('--admin', 'as an administrator')
    .option('--nick-name <text>', 'how the workbench greets them')
    .option('--credits <number>', 'credits to begin with')
    .action(async (name: string, options: Options) => {
      if (process.stdin.isTTY) process.stderr.write('Password (end with Ctrl-D): ');
      const password = (await text(process.stdin)).replace(/\r?\n$/, '');
      // Imported late: a fresh clone has no generated database client before its first start.
      const { createUser } = await import('../domains/accounts/accounts.ts');
      const { PAYMENT_CHANNEL, topUp } = await import('../domains/credits/credits.ts');
      const { withApp } = await import('./withApp.ts');
      await withApp(async (app) => {
        const user = await createUser(app, {
          userName: name,
          password,
          role: options.admin ? 'ADMIN' : 'USER',
          nickName: options.nickName ?? null,
        });
        if (options.credits !== undefined) {
          await topUp(app.db, {
            userId: user.id,
            amountCredits: Number(options.credits),
            key: `user-create:${user.id}`,
            channel: PAYMENT_CHANNEL.ADMINISTRATOR,
          });
        }
        process.stdout.write(`${user.userName} (${user.id})\n`);
      });
    });
}

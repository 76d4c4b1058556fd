import type { Command } from 'commander';
import { loadProcessConfig } from '../platform/config.ts';
import { applyMigrations } from '../platform/migrations/applyMigrations.ts';
import { makeMigration } from '../platform/migrations/makeMigration.ts';
import { withDatabase } from '../supervisor/services.ts';

/** `migrate` applies prisma/migrations; `migrate new <name>` writes the next one from prisma/schema. */
export function registerMigrate(program: Command): void {
  const migrate = program
    .command('migrate')
    .description('bring the database to the state of prisma/migrations');
  migrate.action(async () => {
    const applied = await withDatabase(loadProcessConfig(), applyMigrations, { migrate: false });
    process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'up to date\n');
  });
  migrate
    .command('new')
    .argument('<name>', 'what changes, in a few words')
    .description('write the migration that leads to prisma/schema')
    .action(async (name: string) => {
      const folder = await withDatabase(loadProcessConfig(), (url) => makeMigration(url, name), {
        migrate: false,
      });
      process.stdout.write(folder ? `prisma/migrations/${folder}\n` : 'nothing has changed\n');
    });
}

import type { Command } from 'commander';
import { generatedCode, generatedWeb } from '../codegen/generated.ts';
import { makeAll } from '../codegen/stamps.ts';
import { loadProcessConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { applyMigrations } from '../platform/migrations/applyMigrations.ts';
import { registerSearchAttributes } from '../supervisor/temporal.ts';

/**
 * `prepare`: what `npm start` does before it starts its children, for installations on shared servers that run
 * `npm run api` and `npm run worker`. Idempotent.
 */
export function registerPrepare(program: Command): void {
  program
    .command('prepare')
    .description('generated code, web client, migrations and first administrator for shared servers')
    .action(async () => {
      const config = loadProcessConfig();
      const { databaseUrl, temporal } = config;
      if (!databaseUrl || !temporal.address) {
        throw new Error(
          'DATABASE_URL and TEMPORAL_ADDRESS name the shared servers; without them use `npm start`.',
        );
      }
      const logger = createLogger({ level: config.logLevel, role: 'prepare' });
      await makeAll([...generatedCode, ...generatedWeb]);
      await applyMigrations(databaseUrl);
      await registerSearchAttributes(config, temporal.address, logger);
      // The accounts come with the generated database client, which a fresh clone has only now.
      const { prepareFirstAdmin } = await import('../supervisor/firstAdmin.ts');
      const admin = await prepareFirstAdmin(config, logger);
      if (admin.created) process.stdout.write(`${admin.userName} ${admin.password ?? '(ADMIN_PASSWORD)'}\n`);
    });
}

import type { MigrationList } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { readMigrations } from './files.ts';
import { withSchemaEngine } from './schemaEngine.ts';

/** Any number all of our processes agree on ("reel" in ASCII). */
const migrationLock = 0x7265656c;

/** A migration that was applied is not in the folder any more, or its text has changed since. */
export class MigrationHistoryError extends Error {
  override name = 'MigrationHistoryError';
}

/**
 * Brings a database to the state of prisma/migrations. Idempotent; several processes may call it at once: they
 * take turns. Fills `_prisma_migrations` like `prisma migrate deploy` does, which stays usable.
 * @returns names of the migrations applied now.
 * @throws MigrationHistoryError when the database was migrated by another version of the folder; Error with the
 *   engine's message when a migration fails.
 */
export async function applyMigrations(databaseUrl: string, migrationsDir?: string): Promise<string[]> {
  const migrationsList = await readMigrations(migrationsDir);
  if (migrationsList.migrationDirectories.length === 0) return [];
  return withLock(databaseUrl, () =>
    withSchemaEngine(databaseUrl, async (engine) => {
      const filters = { externalTables: [], externalEnums: [] };
      const history = await engine.diagnoseMigrationHistory({
        migrationsList,
        optInToShadowDatabase: false,
        filters,
      });
      refuseOtherHistory(history.editedMigrationNames, missingFrom(migrationsList, history.history));
      return (await engine.applyMigrations({ migrationsList, filters })).appliedMigrationNames;
    }),
  );
}

function missingFrom(
  list: MigrationList,
  history: { diagnostic: string; unpersistedMigrationNames?: string[] } | null,
): string[] {
  const present = new Set(list.migrationDirectories.map(({ path }) => path));
  return (history?.unpersistedMigrationNames ?? []).filter((name) => !present.has(name));
}

function refuseOtherHistory(edited: string[], missing: string[]): void {
  if (edited.length > 0) {
    throw new MigrationHistoryError(
      `Migrations were changed after they had been applied: ${edited.join(', ')}. Write a new migration instead.`,
    );
  }
  if (missing.length > 0) {
    throw new MigrationHistoryError(
      `The database is newer than this checkout: it has ${missing.join(', ')}. Update the checkout.`,
    );
  }
}

async function withLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'reelsmith-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    return await work();
  } finally {
    await client.end();
  }
}

import type { Config } from '../platform/config.ts';
import { applyMigrations } from '../platform/migrations/applyMigrations.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { claimInstance, releaseInstance, runningInstance } from './instance.ts';

/** Settings under which a process reaches the services, by the names of their environment variables. */
export type ServiceSettings = { DATABASE_URL?: string; TEMPORAL_ADDRESS?: string; TEMPORAL_UI_URL?: string };

/**
 * What this data folder's running instance offers, below what the settings name themselves.
 * For a second worker or a command beside `npm start`.
 */
export function offeredServices(config: Config): ServiceSettings {
  const offered: ServiceSettings = runningInstance(config.dataDir)?.services ?? {};
  return {
    DATABASE_URL: config.databaseUrl ?? offered.DATABASE_URL,
    TEMPORAL_ADDRESS: config.temporal.address ?? offered.TEMPORAL_ADDRESS,
    TEMPORAL_UI_URL: config.temporal.uiUrl ?? offered.TEMPORAL_UI_URL,
  };
}

/**
 * Runs `work` with a migrated database: the configured one, the running instance's, or the embedded server
 * started for as long as the work takes.
 */
export async function withDatabase<T>(
  config: Config,
  work: (databaseUrl: string) => Promise<T>,
  options: { migrate: boolean } = { migrate: true },
): Promise<T> {
  const prepared = async (url: string) => {
    if (options.migrate) await applyMigrations(url);
    return work(url);
  };
  const { DATABASE_URL: url } = offeredServices(config);
  if (url) return prepared(url);
  if (await claimInstance(config.dataDir)) {
    throw new Error('Another process is just starting in this data folder; try again in a moment.');
  }
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
    try {
      return await prepared(postgres.databaseUrl);
    } finally {
      await postgres.stop();
    }
  } finally {
    releaseInstance(config.dataDir);
  }
}

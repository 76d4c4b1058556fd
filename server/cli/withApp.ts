import { loadProcessConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { type OpenApp, openApp } from '../platform/openApp.ts';
import { offeredServices, withDatabase } from '../supervisor/services.ts';

/** Nothing answers there; Temporal is only called by what starts work, which no account command does. */
const NO_TEMPORAL = '127.0.0.1:9';

/**
 * Runs a command's work on the product's own database: the running instance's, the configured one, or the embedded
 * one started for as long as it takes.
 */
export async function withApp<T>(work: (app: OpenApp) => Promise<T>): Promise<T> {
  const config = loadProcessConfig();
  const log = createLogger({ level: 'warn', role: 'cli' });
  return withDatabase(config, async (databaseUrl) => {
    const address = offeredServices(config).TEMPORAL_ADDRESS ?? NO_TEMPORAL;
    const app = await openApp({ ...config, databaseUrl, temporal: { ...config.temporal, address } }, log, {
      databasePool: 1,
    });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  });
}

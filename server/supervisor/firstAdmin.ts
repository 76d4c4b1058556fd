import { ensureFirstAdmin } from '../domains/accounts/accounts.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';
import { openApp } from '../platform/openApp.ts';

export type FirstAdmin = Awaited<ReturnType<typeof ensureFirstAdmin>>;

/**
 * Makes the first administrator where there is none yet.
 * @param config complete: with the addresses of the running services.
 */
export async function prepareFirstAdmin(config: Config, logger: Logger): Promise<FirstAdmin> {
  const app = await openApp(config, logger, { databasePool: 2 });
  try {
    return await ensureFirstAdmin(app, { password: config.adminPassword });
  } finally {
    await app.close();
  }
}

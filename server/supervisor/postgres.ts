import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';
import { type RunningPostgres, startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { keepRunning } from './keepRunning.ts';

/** Postgres as the rest sees it: an address that may change when the embedded server has to move. */
export type PostgresService = { url(): string; embedded: boolean; stop(): Promise<void> };

export async function startPostgres(
  config: Config,
  logger: Logger,
  onMove: () => void,
): Promise<PostgresService> {
  const given = config.databaseUrl;
  if (given) return { url: () => given, embedded: false, stop: async () => {} };
  let url: string | undefined;
  const kept = await keepRunning<RunningPostgres>({
    name: 'postgres',
    logger,
    start: () => startEmbeddedPostgres({ dataDir: config.dataDir }),
    onReturn: (running) => {
      if (running.databaseUrl !== url) onMove();
      url = running.databaseUrl;
    },
  });
  url = kept.current().databaseUrl;
  return { url: () => kept.current().databaseUrl, embedded: true, stop: kept.stop };
}

import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';
import { type Kept, keepRunning } from './keepRunning.ts';
import { startNodeChild } from './nodeChild.ts';
import { say } from './steps.ts';

const roles = [
  { name: 'api', entry: 'server/main.ts' },
  { name: 'worker', entry: 'temporal/workers/main.ts' },
] as const;

/** Longer than the grace a role gives itself (see `endGracefully`), so that it ends by its own hand. */
const drainMs = 20_000;
const readyMs = 60_000;

export type Children = { restart(): void; stop(): Promise<void> };

/**
 * Starts the API and a worker as processes of their own and keeps them running.
 * @param env settings for the next launch, asked for at each one.
 */
export async function startChildren(
  config: Config,
  env: () => Record<string, string>,
  logger: Logger,
): Promise<Children> {
  const started = await Promise.allSettled(
    roles.map(({ name, entry }) =>
      keepRunning({
        name,
        logger,
        start: () =>
          startNodeChild({
            name,
            entry,
            dataDir: config.dataDir,
            env: env(),
            onTrouble: (line) => say(`[${name}] ${briefly(line)}`),
            drainMs,
            readyMs,
          }),
      }),
    ),
  );
  const kept = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value as Kept<never>] : []));
  const stop = async () => {
    await Promise.all(kept.map((child) => child.stop()));
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return {
    stop,
    restart: () => {
      for (const child of kept) child.restart();
    },
  };
}

/** A log line as a person reads it; the whole line is in the log file. */
function briefly(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return line;
  }
}

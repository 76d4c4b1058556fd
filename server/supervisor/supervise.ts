import { generatedCode, generatedWeb } from '../codegen/generated.ts';
import { makeAll } from '../codegen/stamps.ts';
import { userCacheDir } from '../platform/config/userCache.ts';
import type { Config } from '../platform/config.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { applyMigrations } from '../platform/migrations/applyMigrations.ts';
import { type Children, startChildren } from './children.ts';
import { createEnding, type Ending } from './ending.ts';
import { findFfmpeg } from './ffmpeg/findFfmpeg.ts';
import type { FirstAdmin } from './firstAdmin.ts';
import { describeInstance } from './instance.ts';
import { logDestination } from './logDestination.ts';
import { endOrphans } from './orphans.ts';
import { startPostgres } from './postgres.ts';
import { say, step } from './steps.ts';
import { startTemporal } from './temporal.ts';
import { chooseWebPort } from './webPort.ts';

/**
 * Starts every part in order, keeps it running, and ends all of it in the opposite order when asked to.
 * The caller owns the data folder. @returns when everything has ended.
 */
export async function supervise(config: Config, options: { portWasAskedFor: boolean }): Promise<void> {
  const logger = createLogger({ level: config.logLevel, role: 'supervisor' }, logDestination(config.dataDir));
  const ending = createEnding(config.dataDir, logger);
  const starting = startAll(config, options.portWasAskedFor, logger, ending);
  try {
    await Promise.race([starting, ending.asked]);
    await ending.asked;
  } catch (error) {
    logger.info({ err: error }, 'the start failed');
    throw error;
  } finally {
    await ending.endAll();
    // What was still starting when the end was asked for has ended itself, or failed for want of the rest.
    await starting.catch(() => undefined);
  }
}

async function startAll(
  config: Config,
  portWasAskedFor: boolean,
  logger: Logger,
  ending: Ending,
): Promise<void> {
  const startedMs = performance.now();
  say('片匠 Reelsmith');
  const orphans = await endOrphans(config.dataDir);
  if (orphans > 0) say(`  Ended ${orphans} processes that an earlier start had left behind.`);
  const port = await chooseWebPort(config, portWasAskedFor);

  const ffmpeg = await step(
    'ffmpeg',
    () => findFfmpeg({ ...config, cacheDir: userCacheDir() }, say),
    ({ version, source }) => `${version} (${source})`,
  );
  let children: Children | undefined;
  const onMove = () => children?.restart();
  const postgres = await step(
    'Postgres',
    () => startPostgres(config, logger, onMove),
    ({ embedded }) => (embedded ? 'embedded' : 'DATABASE_URL'),
  );
  await ending.onEnd(postgres.stop);
  await step(
    'Database migrations',
    () => applyMigrations(postgres.url()),
    (applied) => (applied.length > 0 ? `applied ${applied.join(', ')}` : 'up to date'),
  );
  const temporal = await step(
    'Temporal',
    () => startTemporal(config, logger, onMove),
    ({ about }) => about,
  );
  await ending.onEnd(temporal.stop);
  await step('Generated code', () => makeAll(generatedCode), madeOrUpToDate);
  await step('Web client', () => makeAll(generatedWeb), madeOrUpToDate);

  const url = config.publicUrl.replace(`localhost:${config.port}`, `localhost:${port}`);
  const services = () => ({
    DATABASE_URL: postgres.url(),
    TEMPORAL_ADDRESS: temporal.address(),
    ...(temporal.uiUrl() ? { TEMPORAL_UI_URL: temporal.uiUrl()! } : {}),
  });
  const env = () => ({
    ...services(),
    DATA_DIR: config.dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    FFMPEG_PATH: ffmpeg.ffmpegPath,
    FFPROBE_PATH: ffmpeg.ffprobePath,
  });
  // The accounts come with the generated database client, which a fresh clone has only now.
  const { prepareFirstAdmin } = await import('./firstAdmin.ts');
  const complete = { ...config, ...ffmpeg, databaseUrl: postgres.url() };
  complete.temporal = { ...config.temporal, address: temporal.address() };
  const admin = await prepareFirstAdmin(complete, logger);
  if (ending.isAsked()) return sayAdmin(admin);
  children = await step(
    'API and worker',
    () => startChildren(config, env, logger),
    () => 'serving',
  ).catch((error: unknown) => {
    // The password is shown now or never.
    sayAdmin(admin);
    throw error;
  });
  await ending.onEnd(children.stop);
  if (ending.isAsked()) return;
  describeInstance(config.dataDir, { url, services: services() });
  say(`\n  打开 / Open ${url} (${((performance.now() - startedMs) / 1000).toFixed(1)} s)`);
  sayAdmin(admin);
}

/** Only where it was made right now; a password that the settings gave is not repeated. */
function sayAdmin({ created, userName, password = '(ADMIN_PASSWORD)' }: FirstAdmin): void {
  if (created) say(`\n  管理员 / administrator: ${userName}\n  密码 / password: ${password}\n`);
}

function madeOrUpToDate(made: string[]): string {
  return made.length > 0 ? `made ${made.join(', ')}` : 'up to date';
}

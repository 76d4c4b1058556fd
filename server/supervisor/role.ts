import { userCacheDir } from '../platform/config/userCache.ts';
import { loadDotEnv, loadProcessConfig } from '../platform/config.ts';
import { findFfmpeg } from './ffmpeg/findFfmpeg.ts';
import { offeredServices } from './services.ts';

const entries: Record<string, string> = { api: '../main.ts', worker: '../../temporal/workers/main.ts' };

/**
 * `npm run api`, `npm run worker`: one role in this process, against the servers that the settings name or the
 * running instance of this data folder offers.
 */
try {
  const entry = entries[process.argv[2] ?? ''];
  if (!entry) throw new Error(`The role is one of: ${Object.keys(entries).join(', ')}.`);
  loadDotEnv();
  const config = loadProcessConfig();
  const services = offeredServices(config);
  for (const name of ['DATABASE_URL', 'TEMPORAL_ADDRESS'] as const) {
    if (!services[name]) {
      throw new Error(
        `${name} 未设置 / ${name} is not set, and no \`npm start\` runs from this data folder.`,
      );
    }
    process.env[name] = services[name];
  }
  if (services.TEMPORAL_UI_URL) process.env.TEMPORAL_UI_URL = services.TEMPORAL_UI_URL;
  const ffmpeg = await findFfmpeg({ ...config, cacheDir: userCacheDir() }, (line) =>
    process.stderr.write(`${line}\n`),
  );
  Object.assign(process.env, { FFMPEG_PATH: ffmpeg.ffmpegPath, FFPROBE_PATH: ffmpeg.ffprobePath });
  await import(entry);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { locateTemporal } from '../../../temporal/devserver/binary.ts';
import { packStatusText } from '../../../temporal/providers/packs/packStatus.ts';
import { createPackStore } from '../../../temporal/providers/packs/packStore.ts';
import type { Config } from '../../platform/config.ts';
import { postgresBinaries } from '../../platform/postgres/binaries.ts';
import { locateFfmpeg } from '../../supervisor/ffmpeg/findFfmpeg.ts';
import { runningInstance } from '../../supervisor/instance.ts';
import { offeredServices } from '../../supervisor/services.ts';
import type { Part } from './part.ts';
import { checkTemporalCluster } from './temporalCluster.ts';

type Check = (config: Config, cacheDir: string) => Promise<Part | Part[]>;

const checks: Check[] = [runtime, instance, disk, ffmpeg, postgres, temporal, storage, ai, packs];

/** Looks at every part without changing or fetching anything. No secret is in what it returns. */
export async function checkParts(config: Config, cacheDir: string): Promise<Part[]> {
  const parts: Part[] = [];
  for (const check of checks) {
    try {
      parts.push(...[await check(config, cacheDir)].flat());
    } catch (error) {
      parts.push({ name: check.name, state: 'missing', about: (error as Error).message });
    }
  }
  return parts;
}

async function runtime(): Promise<Part> {
  return { name: 'Node', state: 'ok', about: `${process.version} (${process.execPath})` };
}

async function instance({ dataDir }: Config): Promise<Part> {
  const running = runningInstance(dataDir);
  const about = running ? `runs at ${running.url ?? '(starting)'}, pid ${running.pid}` : 'does not run now';
  return { name: 'Reelsmith', state: 'note', about };
}

async function disk({ dataDir }: Config): Promise<Part> {
  const { bavail, bsize } = await statfs(dataDir).catch(() => statfs(dirname(dataDir)));
  const freeGb = (bavail * bsize) / 1024 ** 3;
  const scarce = freeGb < 5 ? { remedy: 'films need room: 5 GB or more, or another DATA_DIR' } : {};
  return {
    name: 'Disk',
    state: freeGb < 1 ? 'missing' : 'ok',
    about: `${freeGb.toFixed(1)} GB free`,
    ...scarce,
  };
}

async function ffmpeg(config: Config, cacheDir: string): Promise<Part> {
  const found = await locateFfmpeg({ ...config, cacheDir });
  if (!found) {
    const remedy =
      'install ffmpeg (apt-get install ffmpeg), set FFMPEG_PATH and FFPROBE_PATH, or let `npm start` fetch it';
    return { name: 'ffmpeg', state: 'missing', about: 'not found', remedy };
  }
  const about = `${found.version}, ${found.ffmpegPath} (${found.source})`;
  if (found.missingFilters.length === 0) return { name: 'ffmpeg', state: 'ok', about };
  const remedy = `it lacks ${found.missingFilters.join(', ')}: set FFMPEG_PATH to a full build`;
  return { name: 'ffmpeg', state: 'missing', about, remedy };
}

async function postgres(config: Config): Promise<Part> {
  const { DATABASE_URL: url } = offeredServices(config);
  const source = config.databaseUrl ? 'DATABASE_URL' : 'embedded';
  if (!url) {
    const { postgres: program } = await postgresBinaries();
    return { name: 'Postgres', state: 'ok', about: `embedded, not running now (${program})` };
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    const about = `${rows[0]?.server_version}, ${new URL(url).host} (${source})`;
    return { name: 'Postgres', state: 'ok', about };
  } catch (error) {
    const about = `${new URL(url).host} does not answer: ${(error as Error).message}`;
    return {
      name: 'Postgres',
      state: 'missing',
      about,
      remedy: `check ${source === 'embedded' ? 'DATA_DIR/logs/postgres.log' : source}`,
    };
  } finally {
    await client.end();
  }
}

async function temporal(config: Config, cacheDir: string): Promise<Part> {
  const { TEMPORAL_ADDRESS: address } = offeredServices(config);
  if (address) return checkTemporalCluster({ ...config.temporal, address });
  const binary = await locateTemporal(cacheDir);
  if (binary) {
    return {
      name: 'Temporal',
      state: 'ok',
      about: `${binary.version}, not running now (${binary.source}: ${binary.path})`,
    };
  }
  const remedy =
    '`npm start` downloads or builds it once, or set TEMPORAL_ADDRESS, or put `temporal` on PATH';
  return { name: 'Temporal', state: 'missing', about: 'not found', remedy };
}

async function storage({ s3, dataDir }: Config): Promise<Part> {
  const about = s3
    ? `S3 bucket ${s3.bucket} at ${s3.endpoint ?? `AWS ${s3.region}`}`
    : `disk, ${join(dataDir, 'files')}`;
  return { name: 'Storage', state: 'ok', about };
}

async function ai({ ai: settings }: Config): Promise<Part> {
  if (!settings.baseUrl && !settings.apiKey) {
    const remedy = 'AI_BASE_URL, AI_API_KEY and AI_TEXT_MODEL bring a service';
    return { name: 'AI service', state: 'note', about: 'none; embedded engines do the work', remedy };
  }
  const models = [
    settings.textModel,
    settings.visionModel,
    settings.speechModel,
    settings.transcriptionModel,
    settings.embeddingModel,
  ];
  const named = models.filter(Boolean).join(', ') || 'no model named';
  return { name: 'AI service', state: 'ok', about: `${settings.baseUrl ?? 'OpenAI'}: ${named}` };
}

async function packs({ enginePacks }: Config, cacheDir: string): Promise<Part[]> {
  if (enginePacks === 'off') return [{ name: 'Engine packs', state: 'note', about: 'ENGINE_PACKS=off' }];
  return createPackStore({ cacheDir: join(cacheDir, 'packs') })
    .listPacks()
    .map((status) => ({
      name: `Pack ${status.name}`,
      state: status.state === 'ready' ? ('ok' as const) : ('note' as const),
      about: `${packStatusText(status)}; ${status.licence}; ${status.sources.join(', ')}`,
    }));
}

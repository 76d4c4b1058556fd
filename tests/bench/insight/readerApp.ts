import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { wordsOf } from '../../../server/domains/materials/words.ts';
import { userCacheDir } from '../../../server/platform/config/userCache.ts';
import { loadConfig } from '../../../server/platform/config.ts';
import { openDatabase } from '../../../server/platform/database.ts';
import { createEgress } from '../../../server/platform/egress/egress.ts';
import { applyMigrations } from '../../../server/platform/migrations/applyMigrations.ts';
import { startEmbeddedPostgres } from '../../../server/platform/postgres/embedded.ts';
import { createDiskStorage } from '../../../server/platform/storage/disk.ts';
import { newKey } from '../../../server/platform/storage/keys.ts';
import type { Workflows } from '../../../server/platform/workflows.ts';
import { contentReading } from '../../../temporal/activities/insight/filmReading.ts';
import { readContent } from '../../../temporal/activities/insight/readContent.ts';
import { WORDS_VERSION } from '../../../temporal/activities/materials/wordTurns.ts';
import { sha256Of } from '../../../temporal/activities/sha256.ts';
import type { WorkerApp } from '../../../temporal/activities/workerApp.ts';
import type { FilmReading } from '../../../temporal/contracts/insight.ts';
import { findTestTools } from '../../../temporal/media/testing/tools.ts';
import { createEngineHost } from '../../../temporal/providers/enginehost/engineHost.ts';
import { createMeaningProvider } from '../../../temporal/providers/meaning/meaningProvider.ts';
import { createPackStore } from '../../../temporal/providers/packs/packStore.ts';
import { createReader } from '../../../temporal/providers/reading/reader.ts';
import { createRecogniser } from '../../../temporal/providers/recognition/recogniser.ts';
import { writeScript } from '../../../temporal/providers/script/writeScript.ts';
import { measuredLooks } from '../../../temporal/providers/vision/measuredLooks.ts';
import { createVoiceProvider } from '../../../temporal/providers/voice/voiceProvider.ts';

/** A worker's own parts without its queues: database, storage and the embedded engines whose packs are there. */
export async function openReader(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir });
  await applyMigrations(postgres.databaseUrl);
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: postgres.databaseUrl });
  const db = openDatabase(postgres.databaseUrl, 5);
  const media = findTestTools();
  // Embedded engines only, and none is waited for whose pack is not there.
  const host = createEngineHost();
  const packs = createPackStore({ cacheDir: join(userCacheDir(), 'packs') });
  const meaning = createMeaningProvider({ host, packs });
  const app: WorkerApp = {
    config,
    db,
    log: pino({ level: 'silent' }),
    storage: createDiskStorage({ dataDir, secretKey: config.secretKey }),
    media,
    egress: createEgress(config),
    // Nothing is started here.
    workflows: {} as Workflows,
    tmpDir: join(dataDir, 'tmp'),
    cacheDir: join(dataDir, 'cache'),
    voices: createVoiceProvider({ host, packs, ffmpegPath: media.ffmpegPath }),
    recogniser: createRecogniser({ host, packs }),
    reader: createReader({ host, packs }),
    embed: (texts, signal) => meaning.embed(texts, signal ? { signal } : {}),
    writeScript: (input) => writeScript(input, null),
    vision: measuredLooks,
    judge: null,
  };
  await mkdir(app.tmpDir, { recursive: true });
  return {
    app,
    engines: { hears: app.recogniser.state() === 'ready', reads: app.reader.state() === 'ready' },
    /** Reads a film as an activity would. The file is moved into the storage. */
    async read(path: string): Promise<{ reading: FilmReading; heard: string }> {
      const file = { name: 'film.mp4', storageKey: newKey('material', 'mp4'), sha256: await sha256Of(path) };
      await app.storage.putFile(file.storageKey, path, {});
      const work = {
        signal: new AbortController().signal,
        workDir: await mkdtemp(join(app.tmpDir, 'read-')),
      };
      await readContent(app, file, work, { looker: measuredLooks, tell: () => undefined });
      // As the recogniser alone has it: a reading is spelled by the captions.
      const { words } = await wordsOf(app, file.sha256, WORDS_VERSION);
      const heard = (words.heard?.segments ?? []).map(({ text }) => text).join('');
      return { reading: await contentReading(app, file, measuredLooks), heard };
    },
    async close() {
      await host.close();
      await db.$disconnect();
      await postgres.stop();
    },
  };
}

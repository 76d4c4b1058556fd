import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { App } from '../../server/platform/app.ts';
import { userCacheDir } from '../../server/platform/config/userCache.ts';
import type { AiConfig, Config } from '../../server/platform/config.ts';
import type { Logger } from '../../server/platform/logger.ts';
import type { WorkerApp } from '../activities/workerApp.ts';
import type { MediaTools } from '../media/tools.ts';
import type { AiSettings } from '../providers/ai/model.ts';
import { createEngineHost } from '../providers/enginehost/engineHost.ts';
import { createMeaningProvider } from '../providers/meaning/meaningProvider.ts';
import { createPackStore, type PackStore } from '../providers/packs/packStore.ts';
import { createReader } from '../providers/reading/reader.ts';
import { createRecogniser } from '../providers/recognition/recogniser.ts';
import { writeScript } from '../providers/script/writeScript.ts';
import { measuredLooks } from '../providers/vision/measuredLooks.ts';
import { createModelLooks } from '../providers/vision/modelLooks.ts';
import { createVoiceProvider } from '../providers/voice/voiceProvider.ts';

/** The packs that the engines of this worker use, in the order in which they are worth having. */
const WANTED_PACKS = ['bge-small-zh', 'kokoro', 'ocr', 'whisper-base'];
const TRY_AGAIN_MS = 10 * 60 * 1000;

/** The thinking parts of a worker: configured services where there are some, embedded engines else. */
export function openEngines(config: Config, media: MediaTools) {
  const store = createPackStore({ cacheDir: join(userCacheDir(), 'packs') });
  // Switched off means simple engines, also where another checkout has fetched the packs.
  const packs = config.enginePacks === 'off' ? { packDir: () => null } : store;
  const host = createEngineHost();
  const { ai } = config;
  const voices = createVoiceProvider({
    host,
    packs,
    ffmpegPath: media.ffmpegPath,
    threads: availableParallelism(),
    vendor: service(ai, ai.speechModel, (settings) => ({ ...settings, voices: [ai.speechVoice ?? 'alloy'] })),
  });
  const meaning = createMeaningProvider({
    host,
    packs,
    vendor: service(ai, ai.embeddingModel, (found) => found),
  });
  const packsComing = config.enginePacks === 'auto';
  const recogniser = createRecogniser({
    host,
    packs,
    packsComing,
    vendor: service(ai, ai.transcriptionModel, (found) => found),
  });
  const writer: AiSettings | null = service(ai, ai.textModel, (found) => found);
  const providers: Omit<WorkerApp, keyof App | 'tmpDir' | 'cacheDir'> = {
    voices,
    vision: service(ai, ai.visionModel, createModelLooks) ?? measuredLooks,
    judge: writer,
    recogniser,
    reader: createReader({ host, packs, packsComing }),
    embed: (texts, signal) => meaning.embed(texts, signal ? { signal } : {}),
    writeScript: (input) => writeScript(input, writer),
  };
  return { providers, packs: store, close: () => host.close() };
}

/** Fetches the packs beside the work; what fails is tried again later, and simpler engines do the work until then. */
export function fetchPacks(store: PackStore, config: Config, log: Logger): { stop(): void } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const fetchAll = async () => {
    for (const pack of WANTED_PACKS) {
      if (store.packDir(pack) || signal.aborted) continue;
      try {
        await store.ensurePack(pack, { signal });
        log.info({ pack }, 'an engine pack is ready');
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ err: error, pack }, 'an engine pack cannot be fetched; it is tried again in ten minutes');
        setTimeout(fetchAll, TRY_AGAIN_MS).unref();
      }
    }
  };
  if (config.enginePacks === 'auto') void fetchAll();
  return { stop: () => stopping.abort() };
}

function service<Settings>(
  ai: AiConfig,
  model: string | undefined,
  make: (settings: { baseUrl: string; apiKey: string; model: string }) => Settings,
): Settings | null {
  return ai.baseUrl && model ? make({ baseUrl: ai.baseUrl, apiKey: ai.apiKey ?? '', model }) : null;
}

import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import type { EngineHost } from '../enginehost/engineHost.ts';
import type { PackStore } from '../packs/packStore.ts';
import { callVendor } from '../voice/vendorCall.ts';
import type { BgeMethods } from './bgeEngine.ts';
import { type Embedding, type EmbedOptions, toUnit } from './types.ts';
import { wordVector } from './wordVectors.ts';

export interface EmbeddingServiceSettings {
  /** Up to and including "/v1". */
  baseUrl: string;
  apiKey: string;
  model: string;
  retryDelayMs?: number;
}

export interface MeaningProviderOptions {
  host: EngineHost;
  packs: Pick<PackStore, 'packDir'>;
  vendor?: EmbeddingServiceSettings | null;
}

export interface MeaningProvider {
  /**
   * Vectors of sentences, in order. A configured service first, the embedded model when its pack is there, plain
   * word matching else. @throws VoiceError of the service, EngineCrashed, or the signal's reason
   */
  embed(texts: string[], options?: EmbedOptions): Promise<Embedding>;
  /** Which engine embed would use now: kept vectors are good as long as this stays. */
  engine(): string;
}

const BGE_LABEL = 'bge-small-zh（内置语义匹配）';
const PLAIN_LABEL = '词面匹配';

export function createMeaningProvider({ host, packs, vendor }: MeaningProviderOptions): MeaningProvider {
  const service = vendor ? createService(vendor) : null;

  async function embedBySentenceModel(
    folder: string,
    texts: string[],
    signal?: AbortSignal,
  ): Promise<Float32Array[]> {
    const engine = host.engine<BgeMethods>({
      key: 'bge-small-zh',
      label: '语义引擎',
      module: new URL('./bgeEngine.ts', import.meta.url),
      args: [folder],
      // 24 MB of weights: no reason to send the voice away for it.
      heavy: false,
    });
    const vectors = await engine.call('embed', { texts }, signal ? { signal } : {});
    return vectors.map(toUnit);
  }

  return {
    engine: () => service?.label ?? (packs.packDir('bge-small-zh') ? BGE_LABEL : PLAIN_LABEL),
    async embed(texts, { signal } = {}) {
      signal?.throwIfAborted();
      if (service) return { vectors: await service.embed(texts, signal), engine: service.label };
      const folder = packs.packDir('bge-small-zh');
      if (folder) return { vectors: await embedBySentenceModel(folder, texts, signal), engine: BGE_LABEL };
      return { vectors: texts.map(wordVector), engine: PLAIN_LABEL };
    },
  };
}

function createService(settings: EmbeddingServiceSettings) {
  const { baseUrl, apiKey, retryDelayMs } = settings;
  const model = createOpenAICompatible({ name: 'embeddings', baseURL: baseUrl, apiKey }).embeddingModel(
    settings.model,
  );
  return {
    label: `语义服务（${settings.model}）`,
    async embed(texts: string[], signal?: AbortSignal): Promise<Float32Array[]> {
      if (texts.length === 0) return [];
      const { embeddings } = await callVendor(
        '语义服务',
        () => embedMany({ model, values: texts, maxRetries: 0, ...(signal ? { abortSignal: signal } : {}) }),
        { signal, ...(retryDelayMs === undefined ? {} : { baseDelayMs: retryDelayMs }) },
      );
      return embeddings.map((numbers) => toUnit(Float32Array.from(numbers)));
    },
  };
}

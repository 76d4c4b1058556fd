import type { EngineHost } from '../enginehost/engineHost.ts';
import type { PackStore } from '../packs/packStore.ts';
import type { EngineState } from '../recognition/types.ts';
import type { PpocrMethods } from './ppocrEngine.ts';
import type { ReadLine } from './types.ts';

export interface ReaderOptions {
  host: EngineHost;
  packs: Pick<PackStore, 'packDir'>;
  /** Whether missing packs are on their way. */
  packsComing?: boolean;
}

export interface Reader {
  state(): EngineState;
  /** Which engine would read now, in Chinese; null where none. */
  engine(): string | null;
  /**
   * The lines of text on each picture, in reading order, without what was read unsurely. null where there is no
   * engine. Lines are found upright; written downwards they are read when turned by a quarter.
   * @param paths JPEG or PNG files of our own making
   * @throws EngineCrashed, or the signal's reason
   */
  readPictures(paths: readonly string[], options?: { signal?: AbortSignal }): Promise<ReadLine[][] | null>;
}

const PACK = 'ocr';
const SURE = 0.8;
/** Leaves, bricks and fences look like single strokes. */
const SURE_OF_ONE = 0.95;

export function createReader({ host, packs, packsComing = false }: ReaderOptions): Reader {
  return {
    state: () => (packs.packDir(PACK) ? 'ready' : packsComing ? 'coming' : 'absent'),
    engine: () => (packs.packDir(PACK) ? 'PP-OCRv4（内置文字识别）' : null),
    async readPictures(paths, { signal } = {}) {
      const folder = packs.packDir(PACK);
      if (!folder) return null;
      const engine = host.engine<PpocrMethods>({
        key: PACK,
        label: '文字识别引擎',
        module: new URL('./ppocrEngine.ts', import.meta.url),
        args: [folder],
        // 15 MB of weights: no reason to send the voice away for it.
        heavy: false,
      });
      const pictures: ReadLine[][] = [];
      for (const path of paths) {
        const lines = await engine.call('read', { path }, signal ? { signal } : {});
        pictures.push(lines.filter(isBelieved));
      }
      return pictures;
    },
  };
}

function isBelieved({ text, confidence }: ReadLine): boolean {
  const characters = [...text.replace(/[^\p{L}\p{N}]/gu, '')].length;
  if (characters === 0) return false;
  return confidence >= (characters === 1 ? SURE_OF_ONE : SURE);
}

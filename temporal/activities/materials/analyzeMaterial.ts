import {
  type AnalyzedContent,
  failAnalysis,
  findAnalysis,
  finishAnalysis,
  keepAnalysis,
  materialToAnalyze,
} from '../../../server/domains/materials/analysis.ts';
import { newKey } from '../../../server/platform/storage/keys.ts';
import type { MaterialActivities } from '../../contracts/activities.ts';
import { ANALYSIS_VERSION, analyzeMedia } from '../../media/analysis/analyze.ts';
import { describeShot } from '../../media/analysis/describeShot.ts';
import { isFit } from '../../media/analysis/fitness.ts';
import { framed, type Work } from '../work.ts';
import type { WorkerApp } from '../workerApp.ts';
import { createFindWords } from './findWords.ts';

export function createMaterialActivities(app: WorkerApp): MaterialActivities {
  return {
    analyzeMaterial: ({ materialId }) =>
      framed(app.tmpDir, async (work) => {
        const material = await materialToAnalyze(app, materialId);
        if (!material || material.status === 'READY') return;
        await finishAnalysis(app, material, await contentAnalysis(app, material, work), (shot) => ({
          description: describeShot(shot),
          unusable: !isFit(shot),
        }));
      }),
    findWords: createFindWords(app),
    failMaterial: ({ materialId, message }) => failAnalysis(app, materialId, message),
  };
}

/** The analysis of a file's content: found, or made and kept for everybody with the same content. */
export async function contentAnalysis(
  app: WorkerApp,
  file: { storageKey: string; sha256: string },
  work: Work & { onProgress?: (done: number) => void },
): Promise<AnalyzedContent> {
  const found = await findAnalysis(app, file.sha256, ANALYSIS_VERSION);
  return found ?? keepAnalysis(app, await analyze(app, file, work));
}

async function analyze(
  app: WorkerApp,
  material: { storageKey: string; sha256: string },
  { signal, workDir, onProgress }: Work & { onProgress?: (done: number) => void },
): Promise<AnalyzedContent> {
  const path = await app.storage.localPath(material.storageKey, { signal });
  const { analysis, thumbnails } = await analyzeMedia(app.media, path, { workDir, signal, onProgress });
  const keep = async (kind: 'poster' | 'thumbnail', from: string) => {
    const key = newKey(kind, 'jpg');
    await app.storage.put(key, from, { signal });
    return key;
  };
  const posterKey = await keep('poster', thumbnails.posterPath);
  const thumbnailKeys: string[] = [];
  for (const shotPath of thumbnails.shotPaths) thumbnailKeys.push(await keep('thumbnail', shotPath));
  return { sha256: material.sha256, analysis, thumbnailKeys, posterKey };
}

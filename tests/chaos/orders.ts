import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createOneAnalyze } from '../../server/domains/insight/insight.ts';
import { keepUpload } from '../../server/domains/materials/materials.ts';
import { createMixcut } from '../../server/domains/production/production.ts';
import type { OpenApp } from '../../server/platform/openApp.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import { sha256Of } from '../../temporal/activities/sha256.ts';
import { drawGraph } from '../../temporal/media/testing/clips.ts';

/** Under its request key, so that asking again makes nothing twice. */
export async function orderFilm(
  app: OpenApp,
  viewer: Viewer,
  materialIds: number[],
  number: number,
  sentence: string,
): Promise<number> {
  const { projectId } = await createMixcut(app, viewer, {
    input: '',
    rawScript: `${sentence}第${number}集。`,
    materialIds,
    resolution: 480,
    requestKey: `film-${number}`,
  });
  return projectId;
}

/** All tools on a clip that nobody has analysed before: what is known of a content is not found again. */
export async function orderAnalysis(app: OpenApp, viewer: Viewer, number: number): Promise<number> {
  const path = await drawGraph(
    `testsrc2=s=640x360:r=25:d=${30 + number}`,
    join(app.tmpDir, `analysis-${number}.mp4`),
  );
  try {
    const upload = await keepUpload(app, viewer, {
      path,
      fileName: `第${number}条.mp4`,
      sha256: await sha256Of(path),
      sizeBytes: (await stat(path)).size,
    });
    const { projectId } = await createOneAnalyze(app, viewer, {
      name: `第${number}条`,
      videoPath: app.storage.address(upload.storageKey),
      product: { productName: '便携咖啡机', sellingPoints: ['静音'] },
      tools: ['analyze', 'score', 'reviewer'],
      requestKey: `analysis-${number}`,
    });
    return projectId;
  } finally {
    await rm(path, { force: true });
  }
}

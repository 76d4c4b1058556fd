/** What the analysis of a file leaves in the library; computed once per content and version of the analyser. */
import type { ContentAnalysis, Material, Prisma } from '../../../prisma/generated/client/client.ts';
import type { MediaAnalysis } from '../../../temporal/contracts/media.ts';
import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';

export interface AnalyzedContent {
  sha256: string;
  analysis: MediaAnalysis;
  /** One a shot, in order. */
  thumbnailKeys: string[];
  posterKey: string;
}

/** null where the material was deleted meanwhile. */
export async function materialToAnalyze(app: App, id: number): Promise<Material | null> {
  return app.db.material.findUnique({ where: { id } });
}

/** What an earlier analysis of the same content found. */
export async function findAnalysis(
  app: App,
  sha256: string,
  version: number,
): Promise<AnalyzedContent | null> {
  const row = await app.db.contentAnalysis.findUnique({ where: { sha256_version: { sha256, version } } });
  return row && analyzed(row);
}

/** Keeps an analysis for everybody with the same content; the first one stays. */
export async function keepAnalysis(app: App, content: AnalyzedContent): Promise<AnalyzedContent> {
  const { sha256, analysis, thumbnailKeys, posterKey } = content;
  const where = { sha256_version: { sha256, version: analysis.version } };
  await app.db.contentAnalysis.createMany({
    data: {
      sha256,
      version: analysis.version,
      analysis: analysis as unknown as Prisma.InputJsonValue,
      thumbnailKeys,
      posterKey,
    },
    skipDuplicates: true,
  });
  return analyzed(await app.db.contentAnalysis.findUniqueOrThrow({ where }));
}

/** Gives a material its shots and makes it READY; once, however often it is called. */
export async function finishAnalysis(
  app: App,
  material: Pick<Material, 'id' | 'userId'>,
  content: AnalyzedContent,
  toClip: (shot: MediaAnalysis['shots'][number]) => { description: string; unusable: boolean },
): Promise<void> {
  const { analysis, thumbnailKeys, posterKey } = content;
  await app.db.$transaction(async (tx) => {
    const { count } = await tx.material.updateMany({
      where: { id: material.id, status: { not: 'READY' } },
      data: { status: 'READY', error: null, posterKey, durationMs: analysis.probe.durationMs },
    });
    if (count === 0) return;
    await tx.clip.createMany({
      data: analysis.shots.map((shot) => {
        const { entry: _, ...measured } = shot;
        const thumbnailKey = thumbnailKeys[shot.index] ?? null;
        return { ...measured, ...toClip(shot), materialId: material.id, thumbnailKey };
      }),
      skipDuplicates: true,
    });
    await emitEvent(tx, { userId: material.userId, kind: 'MATERIAL', materialId: material.id });
  });
}

/** Says why a material cannot be used. @param message Chinese. */
export async function failAnalysis(app: App, id: number, message: string): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const material = await tx.material.findUnique({ where: { id } });
    if (material?.status !== 'PENDING') return;
    await tx.material.update({ where: { id }, data: { status: 'FAILED', error: message } });
    await emitEvent(tx, { userId: material.userId, kind: 'MATERIAL', materialId: id });
  });
}

function analyzed(row: ContentAnalysis): AnalyzedContent {
  const { sha256, thumbnailKeys, posterKey } = row;
  return { sha256, thumbnailKeys, posterKey, analysis: row.analysis as unknown as MediaAnalysis };
}

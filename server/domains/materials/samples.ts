/** Sample footage: drawn by the product itself once per installation, given to whoever asks. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Material } from '../../../prisma/generated/client/client.ts';
import type { MediaProbe } from '../../../temporal/contracts/media.ts';
import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { measured, startAnalysis } from './materials.ts';

/** How long one call waits for the drawing: less than an answer may take, so that it says why it has none. */
const PATIENCE_MS = 15_000;

/** What a newcomer could ask of the collection. */
export const SAMPLE_PROMPT =
  '为一款猫咪饮水机做一条30秒的带货短片，卖点：四重过滤、静音、2.5L大容量，写给养猫家庭，语气亲切';

export interface DrawnSample {
  name: string;
  tags: string[];
  description: string;
  storageKey: string;
  sha256: string;
  sizeBytes: number;
  probe: MediaProbe;
}

export async function samplesExist(app: App): Promise<boolean> {
  return (await app.db.sampleMaterial.count()) > 0;
}

/** Keeps the collection; the first one stays. */
export async function keepSamples(app: App, samples: DrawnSample[]): Promise<void> {
  await app.db.sampleMaterial.createMany({
    data: samples.map((sample, index) => ({ ...sample, id: index + 1, probe: { ...sample.probe } })),
    skipDuplicates: true,
  });
}

/** Only in the first minute of an installation: whoever asks then waits until the collection is drawn. */
async function waitForDrawing(app: App): Promise<void> {
  const { done } = await app.workflows.drawSamples();
  const inTime = await Promise.race([done.then(() => true), sleep(PATIENCE_MS, false, { ref: false })]);
  if (!inTime) throw new Refusal('UNAVAILABLE', '示例素材正在绘制，请稍后再试');
}

/**
 * Puts the sample material into the viewer's library; what is there already stays.
 * @throws Refusal UNAVAILABLE while it is still being drawn.
 */
export async function addSampleMaterials(app: App, viewer: Viewer): Promise<number[]> {
  requirePermission(viewer, 'change');
  if (!(await samplesExist(app))) await waitForDrawing(app);
  const samples = await app.db.sampleMaterial.findMany({ orderBy: { id: 'asc' } });
  const materials = await app.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${viewer.userId} FOR NO KEY UPDATE`;
    const kept: Material[] = [];
    for (const { storageKey, sha256, sizeBytes, name, tags, description, probe } of samples) {
      const mine = await tx.material.findFirst({
        where: { userId: viewer.userId, source: 'SAMPLE', storageKey },
      });
      if (mine) {
        kept.push(mine);
        continue;
      }
      const created = await tx.material.create({
        data: {
          userId: viewer.userId,
          source: 'SAMPLE',
          name,
          tags,
          description,
          storageKey,
          sha256,
          sizeBytes,
          ...measured(probe as unknown as MediaProbe),
        },
      });
      await emitEvent(tx, { userId: viewer.userId, kind: 'MATERIAL', materialId: created.id });
      kept.push(created);
    }
    return kept;
  });
  for (const material of materials) if (material.status === 'PENDING') await startAnalysis(app, material);
  return materials.map(({ id }) => id);
}

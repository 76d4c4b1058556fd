import type { Material } from '../../../prisma/generated/client/client.ts';
import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';
import type { DatabaseSession } from '../../platform/database.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { STATUS } from '../projects/status.ts';
import { ownMaterials } from './access.ts';
import { removeUnreferenced } from './objects.ts';

/**
 * Takes materials from their owner's library, with the files that nothing else uses. All or none.
 * @throws Refusal NOT_FOUND where one is not the viewer's; CONFLICT where a running project still needs one.
 */
export async function deleteMaterials(app: App, viewer: Viewer, ids: readonly number[]): Promise<number[]> {
  requirePermission(viewer, 'change');
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  const keys = await app.db.$transaction(async (tx) => {
    const materials = await tx.material.findMany({ where: { id: { in: wanted }, ...ownMaterials(viewer) } });
    if (materials.length !== wanted.length) throw notFound('素材不存在或无权访问');
    await refuseWhileNeeded(tx, viewer.userId, wanted);
    const pictures = await tx.clip.findMany({
      where: { materialId: { in: wanted }, thumbnailKey: { not: null } },
      select: { thumbnailKey: true },
    });
    await tx.material.deleteMany({ where: { id: { in: wanted } } });
    const uploadIds = materials.flatMap(({ uploadId }) => uploadId ?? []);
    await tx.upload.deleteMany({ where: { id: { in: uploadIds }, materials: { none: {} } } });
    const analysed = await forgetAnalyses(tx, materials);
    for (const id of wanted) {
      await emitEvent(tx, { userId: viewer.userId, kind: 'MATERIAL_DELETED', materialId: id });
    }
    return [
      ...materials.flatMap(({ storageKey, posterKey }) => [storageKey, posterKey ?? []].flat()),
      ...pictures.flatMap(({ thumbnailKey }) => thumbnailKey ?? []),
      ...analysed,
    ];
  });
  await removeUnreferenced(app, [...new Set(keys)]);
  return wanted;
}

/** Analyses belong to content, not to people: they go with the last material and project file of that content. */
async function forgetAnalyses(tx: DatabaseSession, materials: readonly Material[]): Promise<string[]> {
  const hashes = materials.map(({ sha256 }) => sha256);
  const still = await tx.material.findMany({
    where: { sha256: { in: hashes } },
    select: { sha256: true },
    distinct: ['sha256'],
  });
  const looked = await tx.projectFile.findMany({
    where: { sha256: { in: hashes }, project: { deletedAt: null } },
    select: { sha256: true },
    distinct: ['sha256'],
  });
  const needed = new Set([...still, ...looked].map(({ sha256 }) => sha256));
  const gone = { sha256: { in: hashes.filter((hash) => !needed.has(hash)) } };
  const analyses = await tx.contentAnalysis.findMany({
    where: gone,
    select: { thumbnailKeys: true, posterKey: true },
  });
  await tx.contentAnalysis.deleteMany({ where: gone });
  return analyses.flatMap(({ thumbnailKeys, posterKey }) => [...thumbnailKeys, posterKey]);
}

async function refuseWhileNeeded(
  tx: DatabaseSession,
  userId: number,
  materialIds: readonly number[],
): Promise<void> {
  const running = [STATUS.INITIAL, STATUS.PROCESSING, STATUS.WAITING];
  const [project] = await tx.$queryRaw<Array<{ title: string }>>`
    SELECT p."title" FROM "Project" p, jsonb_array_elements(p."input" -> 'materials') AS used
    WHERE p."userId" = ${userId} AND p."deletedAt" IS NULL AND p."status" = ANY (${running}::smallint[])
      AND (used ->> 'materialId')::int = ANY (${materialIds}::int[])
    LIMIT 1`;
  if (project) throw new Refusal('CONFLICT', `素材正在被项目「${project.title}」使用，请等它完成或先取消`);
}

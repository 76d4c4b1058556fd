/** The library: what people uploaded, and the films they stored in it. Open this first. */
import type { Clip, Material, MaterialSource, Prisma } from '../../../prisma/generated/client/client.ts';
import type { MediaProbe } from '../../../temporal/contracts/media.ts';
import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';
import { badInput, notFound } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { spaceOf } from '../catalog/catalog.ts';
import { tellTemporal } from '../projects/runs.ts';
import { visibleMaterials } from './access.ts';
import { cleanFileName } from './fileName.ts';

export { deleteMaterials } from './deleteMaterials.ts';
export {
  beginIncoming,
  finishIncoming,
  incomingPath,
  listIncoming,
  ownIncoming,
  sweepIncoming,
} from './incoming.ts';
export { signAddress } from './readable.ts';
export { type ArrivedFile, keepUpload, sweepUploads } from './uploads.ts';

export type MaterialWithClipCount = Material & { _count: { clips: number } };

export interface NewMaterial {
  /** `oss://…`, as the upload answered. */
  address: string;
  name: string;
  tags?: string[];
  description?: string;
  srcUrl?: string | null;
  /** The person’s own where not given. */
  space?: string;
  industry?: string | null;
  product?: string | null;
  sku?: string | null;
  batch?: string | null;
}

const countClips = { _count: { select: { clips: true } } } satisfies Prisma.MaterialInclude;

/**
 * Puts an upload into the library and starts its analysis, which makes it READY. Registering the same upload under
 * the same name again answers with the material that is there.
 * @throws Refusal NOT_FOUND for addresses that are not an upload of the viewer's; BAD_USER_INPUT.
 */
export async function registerMaterial(
  app: App,
  viewer: Viewer,
  input: NewMaterial,
): Promise<MaterialWithClipCount & { isNew: boolean }> {
  requirePermission(viewer, 'change');
  const key = app.storage.keyOf(input.address);
  const upload = key
    ? await app.db.upload.findFirst({ where: { storageKey: key, userId: viewer.userId } })
    : null;
  if (!upload) throw notFound('文件不存在或已过期，请重新上传');
  if (input.name.trim() === '') throw badInput('name', '请输入素材名称');
  const name = cleanFileName(input.name);
  const space = input.space ?? (await spaceOf(app, viewer));
  const material = await app.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Upload" WHERE "id" = ${upload.id} FOR NO KEY UPDATE`;
    const same = { userId: viewer.userId, uploadId: upload.id, name };
    const registered = await tx.material.findFirst({ where: same, include: countClips });
    if (registered) return { ...registered, isNew: false };
    const { address: _, ...described } = input;
    const created = await tx.material.create({
      data: {
        ...described,
        space,
        ...same,
        ...measured(upload.probe as unknown as MediaProbe),
        source: 'UPLOADED',
        storageKey: upload.storageKey,
        sha256: upload.sha256,
        sizeBytes: upload.sizeBytes,
      },
      include: countClips,
    });
    await emitEvent(tx, { userId: viewer.userId, kind: 'MATERIAL', materialId: created.id });
    return { ...created, isNew: true };
  });
  if (material.status === 'PENDING') await startAnalysis(app, material);
  return material;
}

/** Starts (or finds running) the workflow that cuts the material into shots; the sweeper repeats what was lost. */
export async function startAnalysis(app: App, material: Pick<Material, 'id' | 'userId'>): Promise<void> {
  await tellTemporal(app, () =>
    app.workflows.startMaterialAnalysis({ id: material.id, userId: material.userId }),
  );
}

/** @throws Refusal NOT_FOUND, also for other people's materials. */
export async function getMaterial(
  app: App,
  viewer: Viewer,
  id: number,
): Promise<MaterialWithClipCount & { clips: Clip[] }> {
  const material = await app.db.material.findFirst({
    where: { id, ...visibleMaterials(viewer) },
    include: { ...countClips, clips: { orderBy: { index: 'asc' } } },
  });
  if (!material) throw notFound('素材不存在或无权访问');
  return material;
}

/** One page of the viewer's own materials, newest first. */
export async function listMaterials(
  app: App,
  viewer: Viewer,
  list: { sources: MaterialSource[]; page: number; pageSize: number },
): Promise<{ items: MaterialWithClipCount[]; total: number }> {
  const where = { userId: viewer.userId, source: { in: list.sources } };
  const [items, total] = await Promise.all([
    app.db.material.findMany({
      where,
      include: countClips,
      orderBy: { id: 'desc' },
      skip: (list.page - 1) * list.pageSize,
      take: list.pageSize,
    }),
    app.db.material.count({ where }),
  ]);
  return { items, total };
}

/** The shots of a material in order; `pageSize` null means all. @throws Refusal NOT_FOUND */
export async function listClips(
  app: App,
  viewer: Viewer,
  list: { materialId: number; page: number; pageSize: number | null },
): Promise<{ items: Clip[]; total: number }> {
  const { clips, _count } = await getMaterial(app, viewer, list.materialId);
  const from = list.pageSize === null ? 0 : (list.page - 1) * list.pageSize;
  return { items: clips.slice(from, from + (list.pageSize ?? clips.length)), total: _count.clips };
}

/** The name a material is saved under: its own, with the extension of what it is. */
export function downloadName(material: Pick<Material, 'name' | 'storageKey'>): string {
  const ext = material.storageKey.slice(material.storageKey.lastIndexOf('.'));
  return material.name.toLowerCase().endsWith(ext) ? material.name : material.name + ext;
}

/** Counts a download of a material that may be seen. @throws Refusal NOT_FOUND */
export async function noteDownload(app: App, viewer: Viewer, id: number): Promise<Material> {
  const { id: found } = await getMaterial(app, viewer, id);
  return app.db.material.update({ where: { id: found }, data: { downloadCount: { increment: 1 } } });
}

/** The columns of a material that the probe measured. */
export function measured(probe: MediaProbe) {
  return {
    mediaType: probe.mediaType === 'image' ? 1 : 2,
    durationMs: probe.durationMs,
    width: probe.width,
    height: probe.height,
    fps: probe.fps,
    hasAudio: probe.audioCodec !== null,
  };
}

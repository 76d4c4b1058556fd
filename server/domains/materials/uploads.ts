import { join } from 'node:path';
import type { Prisma, Upload } from '../../../prisma/generated/client/client.ts';
import type { MediaProbe } from '../../../temporal/contracts/media.ts';
import { MediaRejected } from '../../../temporal/media/probe/errors.ts';
import { probeMedia } from '../../../temporal/media/probe/probe.ts';
import type { App } from '../../platform/app.ts';
import { isUniqueViolation } from '../../platform/database.ts';
import { badInput } from '../../platform/refusal.ts';
import { sweepDrafts } from '../../platform/storage/drafts.ts';
import { newKey } from '../../platform/storage/keys.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { cleanFileName } from './fileName.ts';
import { removeUnreferenced } from './objects.ts';

/** A file that arrived whole and lies below DATA_DIR/tmp. */
export interface ArrivedFile {
  path: string;
  fileName: string;
  sha256: string;
  sizeBytes: number;
}

export interface KeepOptions {
  signal?: AbortSignal;
  /** Videos may be exactly so long, not longer. */
  maxDurationMs?: number | undefined;
}

const UNREGISTERED_KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Looks at a file before anything trusts it, and keeps it: in storage, and as an upload row that `registerMaterial`
 * turns into a material. The same file of the same person is kept once. The caller removes `file.path` in any case.
 * @returns the upload; its address is `app.storage.address(upload.storageKey)`.
 * @throws Refusal BAD_USER_INPUT with the reason in Chinese, and nothing is left behind.
 */
export async function keepUpload(
  app: App,
  viewer: Viewer,
  file: ArrivedFile,
  options: KeepOptions = {},
): Promise<Upload> {
  requirePermission(viewer, 'change');
  const kept = await findKept(app, viewer, file);
  if (kept) {
    refuseTooLong(kept.probe as unknown as MediaProbe, options.maxDurationMs);
    return kept;
  }
  const probe = await probeMedia(app.media, file.path, options).catch((error: unknown) => {
    throw error instanceof MediaRejected ? badInput('file', error.userMessage) : error;
  });
  refuseTooLong(probe, options.maxDurationMs);
  const storageKey = newKey('material', probe.container);
  try {
    await app.storage.putFile(storageKey, file.path, options);
    return await app.db.upload.create({
      data: {
        userId: viewer.userId,
        storageKey,
        fileName: cleanFileName(file.fileName),
        sha256: file.sha256,
        sizeBytes: file.sizeBytes,
        probe: probe as unknown as Prisma.InputJsonValue,
      },
    });
  } catch (error) {
    await app.storage.delete([storageKey]);
    // The same file came twice at once: the other one is as good.
    const other = isUniqueViolation(error) ? await findKept(app, viewer, file) : null;
    if (other) return other;
    throw error;
  }
}

/**
 * For every place that limits the length of a video, such as the analysis (180 s).
 * @throws Refusal BAD_USER_INPUT with both lengths in seconds.
 */
export function refuseTooLong(
  probe: Pick<MediaProbe, 'durationMs'>,
  maxDurationMs: number | undefined,
): void {
  if (maxDurationMs === undefined || probe.durationMs <= maxDurationMs) return;
  // Rounded up: 180.2 s must not read as "180 seconds are too long for 180 seconds".
  const [most, current] = [Math.floor(maxDurationMs / 1000), Math.ceil(probe.durationMs / 1000)];
  throw badInput('file', `视频时长不能超过${most}秒，当前时长${current}秒`);
}

/** The person's same file from before; its 24 hours begin anew. */
async function findKept(app: App, viewer: Viewer, file: ArrivedFile): Promise<Upload | null> {
  const mine = { userId_sha256: { userId: viewer.userId, sha256: file.sha256 } };
  const kept = await app.db.upload.findUnique({ where: mine });
  if (!kept) return null;
  if (await app.storage.head(kept.storageKey)) {
    return app.db.upload.update({ where: { id: kept.id }, data: { createdAt: new Date() } });
  }
  // Somebody emptied the storage: the file that just arrived puts it back where everything expects it.
  await app.storage.put(kept.storageKey, file.path);
  return kept;
}

/**
 * Removes uploads that nobody registered within 24 hours, and files that never arrived whole. For the sweeper;
 * returns how many uploads went.
 */
export async function sweepUploads(app: App, now = new Date()): Promise<number> {
  const stale = await app.db.upload.findMany({
    where: { createdAt: { lt: new Date(now.getTime() - UNREGISTERED_KEPT_MS) }, materials: { none: {} } },
    select: { id: true, createdAt: true, storageKey: true },
    take: 500,
  });
  const gone: string[] = [];
  for (const { id, createdAt, storageKey } of stale) {
    const { count } = await app.db.upload.deleteMany({ where: { id, createdAt, materials: { none: {} } } });
    if (count > 0) gone.push(storageKey);
  }
  await removeUnreferenced(app, gone);
  await sweepDrafts(join(app.config.dataDir, 'tmp'), now.getTime());
  return gone.length;
}

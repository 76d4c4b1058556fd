/** Files that arrive in several requests: who sends them, how far they are, and what becomes of them. */
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingUpload, Upload } from '../../../prisma/generated/client/client.ts';
import type { MediaProbe } from '../../../temporal/contracts/media.ts';
import type { App } from '../../platform/app.ts';
import { finishedHash, forgetHash } from '../../platform/hashing/fileHasher.ts';
import { badInput, notFound, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { cleanFileName } from './fileName.ts';
import { type KeepOptions, keepUpload, refuseTooLong } from './uploads.ts';

/** Long enough for a weekend; how much of the disk it may cost is bounded by the number below. */
export const INCOMING_KEPT_MS = 3 * 24 * 60 * 60 * 1000;
const MOST_PER_PERSON = 20;
/** The database and the films being made stand on the same disk. */
const DISK_RESERVE_BYTES = 512 * 1024 ** 2;

const GONE = '这次上传不存在或已过期，请重新上传';

/** Where the bytes lie until the file is whole; on the filesystem where it will stay. */
export function incomingPath(app: Pick<App, 'config'>, id: string): string {
  return join(app.config.dataDir, 'uploads', id);
}

/**
 * Notes a file that is about to come.
 * @throws Refusal BAD_USER_INPUT (empty), RATE_LIMITED (too many unfinished), UNAVAILABLE (the disk is full).
 */
export async function beginIncoming(
  app: App,
  viewer: Viewer,
  file: { id: string; fileName: string; sizeBytes: number; modifiedMs: number | null },
): Promise<void> {
  requirePermission(viewer, 'change');
  if (file.sizeBytes === 0) throw badInput('file', '这个文件是空的');
  const unfinished = await app.db.incomingUpload.count({
    where: { userId: viewer.userId, storageKey: null },
  });
  if (unfinished >= MOST_PER_PERSON) {
    throw new Refusal('RATE_LIMITED', `未完成的上传已有 ${unfinished} 个，请先继续或移除它们`);
  }
  const dir = join(app.config.dataDir, 'uploads');
  await mkdir(dir, { recursive: true });
  const disk = await statfs(dir);
  if (disk.bavail * disk.bsize < file.sizeBytes + DISK_RESERVE_BYTES) {
    throw new Refusal('UNAVAILABLE', '服务器磁盘空间不足，请联系管理员');
  }
  const { modifiedMs, sizeBytes, ...named } = file;
  await app.db.incomingUpload.create({
    data: {
      ...named,
      fileName: cleanFileName(file.fileName),
      sizeBytes: BigInt(sizeBytes),
      modifiedMs: modifiedMs === null ? null : BigInt(modifiedMs),
      userId: viewer.userId,
    },
  });
}

/** @throws Refusal NOT_FOUND, also for other people's and for expired ones. */
export async function ownIncoming(app: App, viewer: Viewer, id: string): Promise<IncomingUpload> {
  const row = await app.db.incomingUpload.findFirst({
    where: { id, userId: viewer.userId, createdAt: { gt: new Date(Date.now() - INCOMING_KEPT_MS) } },
  });
  if (!row) throw notFound(GONE);
  return row;
}

/** What the viewer began and did not finish, newest first, with how many bytes are there. */
export async function listIncoming(
  app: App,
  viewer: Viewer,
): Promise<Array<IncomingUpload & { offsetBytes: number; expiresAt: Date }>> {
  requirePermission(viewer, 'change');
  const rows = await app.db.incomingUpload.findMany({
    where: {
      userId: viewer.userId,
      storageKey: null,
      createdAt: { gt: new Date(Date.now() - INCOMING_KEPT_MS) },
    },
    orderBy: { createdAt: 'desc' },
  });
  const found = await Promise.all(
    rows.map(async (row) => {
      const file = await stat(incomingPath(app, row.id)).catch(() => null);
      const expiresAt = new Date(row.createdAt.getTime() + INCOMING_KEPT_MS);
      return file ? [{ ...row, offsetBytes: file.size, expiresAt }] : [];
    }),
  );
  return found.flat();
}

/**
 * Turns a file that arrived whole into an upload, as if it had come in one piece; again and again with the same
 * answer. The caller holds the file's lock. A file that is refused is gone afterwards.
 * @throws Refusal NOT_FOUND; CONFLICT while bytes are missing; BAD_USER_INPUT with the reason.
 */
export async function finishIncoming(
  app: App,
  viewer: Viewer,
  id: string,
  options: KeepOptions = {},
): Promise<Upload> {
  requirePermission(viewer, 'change');
  const row = await ownIncoming(app, viewer, id);
  const path = incomingPath(app, id);
  const before = await keptBefore(app, row);
  if (before) {
    await rm(path, { force: true });
    refuseTooLong(before.probe as unknown as MediaProbe, options.maxDurationMs);
    return before;
  }
  const sizeBytes = Number(row.sizeBytes);
  const file = await stat(path).catch(() => null);
  if (!file) throw notFound(GONE);
  if (file.size !== sizeBytes) {
    throw new Refusal('CONFLICT', `文件还没有传完（${file.size}/${sizeBytes} 字节），请继续上传`);
  }
  const sha256 = await finishedHash(path, sizeBytes);
  // Before the file moves: who dies in between finds the upload again by its content.
  await app.db.incomingUpload.update({ where: { id }, data: { sha256 } });
  try {
    const kept = await keepUpload(app, viewer, { path, fileName: row.fileName, sha256, sizeBytes }, options);
    await app.db.incomingUpload.update({ where: { id }, data: { storageKey: kept.storageKey } });
    await rm(path, { force: true });
    return kept;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'BAD_USER_INPUT') await forgetIncoming(app, id);
    throw error;
  }
}

async function keptBefore(app: App, row: IncomingUpload): Promise<Upload | null> {
  if (row.storageKey) {
    const kept = await app.db.upload.findUnique({ where: { storageKey: row.storageKey } });
    if (!kept) throw notFound(GONE);
    return kept;
  }
  if (!row.sha256) return null;
  return app.db.upload.findUnique({
    where: { userId_sha256: { userId: row.userId, sha256: row.sha256 } },
  });
}

/** Takes back what was begun: the row and the bytes. What came out of it stays. */
export async function forgetIncoming(app: App, id: string): Promise<void> {
  await app.db.incomingUpload.deleteMany({ where: { id } });
  const path = incomingPath(app, id);
  forgetHash(path);
  await rm(path, { force: true });
}

/** Removes what nobody went on with, and bytes that no row speaks of. For the sweeper; returns how many went. */
export async function sweepIncoming(app: App, now = new Date()): Promise<number> {
  const old = new Date(now.getTime() - INCOMING_KEPT_MS);
  const stale = await app.db.incomingUpload.findMany({
    where: { createdAt: { lt: old } },
    select: { id: true },
    take: 500,
  });
  for (const { id } of stale) await forgetIncoming(app, id);

  const dir = join(app.config.dataDir, 'uploads');
  const files = await readdir(dir).catch(() => []);
  const known = await app.db.incomingUpload.findMany({ where: { id: { in: files } }, select: { id: true } });
  const ids = new Set(known.map(({ id }) => id));
  for (const name of files.filter((file) => !ids.has(file))) {
    const file = await stat(join(dir, name)).catch(() => null);
    // Somebody may just be about to write the row, or the row was deleted with its person.
    if (file && now.getTime() - file.mtimeMs > 60 * 60 * 1000) await rm(join(dir, name), { force: true });
  }
  return stale.length;
}

import type { Batch, Prisma } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { isUniqueViolation } from '../../platform/database.ts';
import { literally } from '../../platform/literally.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { catalogName } from './names.ts';
import { spaceOf } from './space.ts';

/** The batches of a space whose name has these letters in it. */
export function foundBatches(space: string, search?: string | null): Prisma.BatchWhereInput {
  const wanted = search?.trim();
  if (!wanted) return { space };
  return { space, name: { contains: literally(wanted), mode: 'insensitive' } };
}

/** One page of the batches of the viewer's space, newest first. */
export async function listBatches(
  app: App,
  viewer: Viewer,
  list: { page: number; pageSize: number; search?: string | null },
): Promise<{ items: Batch[]; total: number }> {
  const where = foundBatches(await spaceOf(app, viewer), list.search);
  const [items, total] = await Promise.all([
    app.db.batch.findMany({
      where,
      orderBy: { id: 'desc' },
      skip: (list.page - 1) * list.pageSize,
      take: list.pageSize,
    }),
    app.db.batch.count({ where }),
  ]);
  return { items, total };
}

/** Adds a batch, or answers with the one of this name that is there. @throws Refusal BAD_USER_INPUT */
export async function addBatch(app: App, viewer: Viewer, given: string): Promise<Batch> {
  requirePermission(viewer, 'change');
  const name = catalogName(given);
  const space = await spaceOf(app, viewer);
  const where = { space_name: { space, name } };
  const there = await app.db.batch.findUnique({ where });
  if (there) return there;
  // Two at once add the same: Prisma's upsert would read and then write, and the second would fail.
  await app.db.batch.createMany({ data: { space, name }, skipDuplicates: true });
  return app.db.batch.findUniqueOrThrow({ where });
}

/** Renames a batch with the materials in it. @throws Refusal NOT_FOUND, BAD_USER_INPUT, CONFLICT */
export async function renameBatch(app: App, viewer: Viewer, id: number, newName: string): Promise<Batch> {
  requirePermission(viewer, 'change');
  const batch = await getBatch(app, viewer, id);
  const name = catalogName(newName);
  if (name === batch.name) return batch;
  try {
    return await app.db.$transaction(async (tx) => {
      const renamed = await tx.batch.update({ where: { id }, data: { name } });
      await tx.material.updateMany({
        where: { space: batch.space, batch: batch.name },
        data: { batch: name },
      });
      return renamed;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('CONFLICT', `已有同名批次「${name}」，请换一个名称`, { field: 'name' });
  }
}

/** How many materials are in a batch; they keep its name when it goes. @throws Refusal NOT_FOUND */
export async function batchImpact(app: App, viewer: Viewer, id: number): Promise<{ materials: number }> {
  const { space, name } = await getBatch(app, viewer, id);
  return { materials: await app.db.material.count({ where: { space, batch: name } }) };
}

/** Takes a batch off the list. @throws Refusal NOT_FOUND */
export async function deleteBatch(app: App, viewer: Viewer, id: number): Promise<{ materials: number }> {
  requirePermission(viewer, 'change');
  const impact = await batchImpact(app, viewer, id);
  await app.db.batch.deleteMany({ where: { id } });
  return impact;
}

async function getBatch(app: App, viewer: Viewer, id: number): Promise<Batch> {
  const batch = await app.db.batch.findFirst({ where: { id, space: await spaceOf(app, viewer) } });
  if (!batch) throw notFound('批次不存在或无权访问');
  return batch;
}

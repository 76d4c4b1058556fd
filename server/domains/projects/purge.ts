import { Prisma } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { isObjectKey } from '../../platform/storage/keys.ts';
import { removeUnreferenced } from '../materials/objects.ts';
import { STATUS } from './status.ts';

/** Long enough for a run that was cancelled with its project to have ended. */
const PURGE_AFTER_MS = 10 * 60 * 1000;
const BATCH = 20;
/** Kept by content for everybody; not a project's own. */
const SHARED = /^(?:speech|music)\//;

/** Takes away what deleted projects made: the steps' results, and the files that nothing else uses. */
export async function purgeDeleted(app: App): Promise<void> {
  const projects = await app.db.project.findMany({
    where: {
      deletedAt: { lt: new Date(Date.now() - PURGE_AFTER_MS) },
      status: { in: [STATUS.DONE, STATUS.FAILED] },
      steps: { some: { result: { not: Prisma.DbNull } } },
    },
    include: { steps: { select: { result: true } } },
    take: BATCH,
  });
  for (const { id, posterKey, steps } of projects) {
    const keys = new Set(objectKeysIn(steps.map(({ result }) => result)));
    if (posterKey) keys.add(posterKey);
    await app.db.projectStep.updateMany({ where: { projectId: id }, data: { result: Prisma.DbNull } });
    await removeUnreferenced(app, [...keys]);
  }
}

/** Every storage key that stands anywhere in a step's result. */
function objectKeysIn(value: unknown): string[] {
  if (typeof value === 'string') return isObjectKey(value) && !SHARED.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(objectKeysIn) : [];
}

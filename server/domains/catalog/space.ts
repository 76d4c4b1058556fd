import type { App } from '../../platform/app.ts';
import type { DatabaseSession } from '../../platform/database.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** The space a person works in; its tree and batches belong to everybody there. */
export async function spaceOf(app: { db: App['db'] | DatabaseSession }, viewer: Viewer): Promise<string> {
  const { space } = await app.db.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { space: true },
  });
  return space;
}

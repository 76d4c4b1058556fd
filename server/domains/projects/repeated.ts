import type { Project } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** The project that this person's request key has made before; null where it has not, or there is none. */
export async function findRepeated(
  app: App,
  viewer: Viewer,
  requestKey: string | null,
): Promise<Project | null> {
  if (!requestKey) return null;
  return app.db.project.findUnique({ where: { userId_requestKey: { userId: viewer.userId, requestKey } } });
}

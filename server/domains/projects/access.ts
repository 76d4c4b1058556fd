import type { Prisma } from '../../../prisma/generated/client/client.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** Which projects this viewer may see at all; administrators see everybody's. */
export function visibleProjects(viewer: Viewer): Prisma.ProjectWhereInput {
  return { deletedAt: null, ...(viewer.role === 'ADMIN' ? {} : { userId: viewer.userId }) };
}

/** Which projects this viewer may change: one's own, also for administrators. */
export function ownProjects(viewer: Viewer): Prisma.ProjectWhereInput {
  return { deletedAt: null, userId: viewer.userId };
}

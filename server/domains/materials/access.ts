import type { Prisma } from '../../../prisma/generated/client/client.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** Which materials this viewer may see at all; administrators see everybody's. */
export function visibleMaterials(viewer: Viewer): Prisma.MaterialWhereInput {
  return viewer.role === 'ADMIN' ? {} : { userId: viewer.userId };
}

/** Which materials this viewer may change: one's own, also for administrators. */
export function ownMaterials(viewer: Viewer): Prisma.MaterialWhereInput {
  return { userId: viewer.userId };
}

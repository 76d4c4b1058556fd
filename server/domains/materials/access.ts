import type { Viewer } from '../../platform/viewer.ts';

/** A part of a `where` of materials. */
export interface MaterialFilter {
  userId?: number;
}

/** Which materials this viewer may see at all; administrators see everybody's. */
export function visibleMaterials(viewer: Viewer): MaterialFilter {
  return viewer.role === 'ADMIN' ? {} : { userId: viewer.userId };
}

/** Which materials this viewer may change: one's own, also for administrators. */
export function ownMaterials(viewer: Viewer): MaterialFilter {
  return { userId: viewer.userId };
}

import type { Viewer } from '../../platform/viewer.ts';

/** A part of a `where` of projects. */
export interface ProjectFilter {
  deletedAt: null;
  userId?: number;
}

/** Which projects this viewer may see at all; administrators see everybody's. */
export function visibleProjects(viewer: Viewer): ProjectFilter {
  return { deletedAt: null, ...(viewer.role === 'ADMIN' ? {} : { userId: viewer.userId }) };
}

/** Which projects this viewer may change: one's own, also for administrators. */
export function ownProjects(viewer: Viewer): ProjectFilter {
  return { deletedAt: null, userId: viewer.userId };
}

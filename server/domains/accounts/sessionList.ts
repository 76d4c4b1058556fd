import type { App } from '../../platform/app.ts';
import { notFound } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { sessionsInUse } from './sessions.ts';

/** The viewer's sessions that still count, the one used last first. */
export function mySessions(app: App, viewer: Viewer, now = new Date()) {
  requirePermission(viewer, 'account');
  return app.db.session.findMany({
    where: { userId: viewer.userId, ...sessionsInUse(app, now) },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
  });
}

/**
 * Ends one of the viewer's sessions; the one they are in too, which is signing out.
 * @throws Refusal NOT_FOUND where it is over already, or somebody else's.
 */
export async function revokeSession(app: App, viewer: Viewer, id: string): Promise<void> {
  requirePermission(viewer, 'account');
  const { count } = await app.db.session.deleteMany({ where: { id, userId: viewer.userId } });
  if (count === 0) throw notFound('该登录已结束或不存在');
}

/** Ends all of the viewer's sessions but the one they are in. @returns how many. */
export async function revokeOtherSessions(app: App, viewer: Viewer): Promise<number> {
  requirePermission(viewer, 'account');
  const { count } = await app.db.session.deleteMany({
    where: { userId: viewer.userId, ...(viewer.credentialId && { id: { not: viewer.credentialId } }) },
  });
  return count;
}

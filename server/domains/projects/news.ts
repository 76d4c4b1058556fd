/** News: runs of one's own projects that have ended. What was told is remembered as one moment per person. */
import type { Prisma } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { ownProjects } from './access.ts';

/** What ended longer ago is no news any more; the project itself stays where it is. */
export const NEWS_DAYS = 30;
/** A bell counts so far; beyond it says "99+". Bounds the count's work for people who never look. */
export const MOST_UNREAD = 100;

const dayMs = 24 * 60 * 60 * 1000;
const oldest = (now: Date) => new Date(now.getTime() - NEWS_DAYS * dayMs);

/** The runs that are news to the viewer at all, read or not. Deleted projects take theirs along. */
export function newsOf(viewer: Viewer, now = new Date()): Prisma.ProjectRunWhereInput {
  return { finishedAt: { gt: oldest(now) }, project: ownProjects(viewer) };
}

/** How many ended since the viewer last said that all was seen; at most MOST_UNREAD. */
export async function countUnreadNews(app: App, viewer: Viewer): Promise<number> {
  const { newsSeenAt } = await app.db.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { newsSeenAt: true },
  });
  const runs = await app.db.projectRun.findMany({
    where: { finishedAt: { gt: newsSeenAt, gte: oldest(new Date()) }, project: ownProjects(viewer) },
    select: { id: true },
    take: MOST_UNREAD,
  });
  return runs.length;
}

/**
 * Everything that ended until then counts as seen. The moment only moves forward, and never past now: two tabs
 * that say it in any order, or a wrong clock, hide nothing that is still to come.
 */
export async function markNewsSeen(app: App, viewer: Viewer, until: Date): Promise<void> {
  const now = new Date();
  const moment = new Date(Math.min(until.getTime(), now.getTime()));
  await app.db.user.updateMany({
    where: { id: viewer.userId, newsSeenAt: { lt: moment } },
    data: { newsSeenAt: moment },
  });
}

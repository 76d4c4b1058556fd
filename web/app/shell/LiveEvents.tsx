import { useNews } from './news/useNews.ts';
import { useLiveEvents } from './useLiveEvents.ts';

/** Draws nothing: keeps the store up to date, and says when a job has ended. */
export function LiveEvents({ after, unread }: { after: number; unread: number }) {
  useLiveEvents(after, useNews(unread));
  return null;
}

import type { Event } from '../../prisma/generated/client/client.ts';
import type { Database } from '../platform/database.ts';
import type { EventBus } from './bus.ts';

interface Reader {
  userId: number;
  /** Number of the last event seen. */
  after: number;
  projectId?: number;
}

/** How many events one look fetches; also all that a slow reader ever holds in memory. */
const PAGE = 200;

/**
 * Yields the user's events after `after` in order, each once, for as long as the reader reads. The next page is
 * fetched only when the reader has taken the one before, so a slow reader slows only itself.
 */
async function* readEvents(
  deps: { db: Database; bus: EventBus },
  reader: Reader & { signal: AbortSignal },
): AsyncGenerator<Event, void> {
  let cursor = reader.after;
  while (!reader.signal.aborted) {
    // Listening starts before looking: what commits in between wakes us.
    const controller = new AbortController();
    const news = deps.bus.wait(reader.userId, AbortSignal.any([reader.signal, controller.signal]));
    const page = await deps.db.event.findMany({
      where: { userId: reader.userId, seq: { gt: cursor }, ...ofProject(reader.projectId) },
      orderBy: { seq: 'asc' },
      take: PAGE,
    });
    if (page.length === 0) {
      await news;
      continue;
    }
    controller.abort();
    for (const event of page) {
      cursor = event.seq;
      yield event;
      if (reader.signal.aborted) return;
    }
  }
}

function ofProject(projectId: number | undefined) {
  return projectId === undefined ? {} : { projectId };
}

/**
 * The stream as a subscription wants it: `return()` ends it at once, also while it waits for news, which a
 * generator by itself would not notice.
 */
export function eventStream(
  deps: { db: Database; bus: EventBus },
  reader: Reader,
): AsyncIterableIterator<Event> {
  const controller = new AbortController();
  const events = readEvents(deps, { ...reader, signal: controller.signal });
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => events.next(),
    return: () => {
      controller.abort();
      return events.return();
    },
  };
}

/** What was just heard about a thing of this person, made here, in another tab or by a program. */
export interface News {
  id: string;
  /** Null: it is gone. */
  status: string | null;
}

/** Longer than a page takes from asking for its data to listening. */
const keptMs = 30_000;

/**
 * For what the store alone does not know: what stands on a numbered page, what belongs to a thing that a screen shows
 * whole. Told by the shell's subscription, behind the change of the store.
 */
function createChannel() {
  const listeners = new Set<(news: News) => void>();
  const last = new Map<string, { news: News; at: number }>();
  const forgetOld = () => {
    const since = performance.now() - keptMs;
    for (const [id, { at }] of last) if (at < since) last.delete(id);
  };
  return {
    tell(news: News): void {
      forgetOld();
      last.set(news.id, { news, at: performance.now() });
      for (const listener of listeners) listener(news);
    },
    /**
     * Also tells what was heard a moment ago: news that came while a page was on its way are in nobody's data.
     * @returns a function that ends it.
     */
    listen(listener: (news: News) => void): () => void {
      listeners.add(listener);
      forgetOld();
      for (const { news } of last.values()) listener(news);
      return () => void listeners.delete(listener);
    },
  };
}

export type NewsChannel = ReturnType<typeof createChannel>;

export const projectNews = createChannel();
export const materialNews = createChannel();

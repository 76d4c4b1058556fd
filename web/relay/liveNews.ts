/** What was just heard about a thing of this person, made here, in another tab or by a program. */
export interface News {
  id: string;
  /** Null: it is gone. */
  status: string | null;
}

/**
 * For what the store alone does not know: what stands on a numbered page, what belongs to a thing that a screen shows
 * whole. Told by the shell's subscription, behind the change of the store.
 */
function createChannel() {
  const listeners = new Set<(news: News) => void>();
  return {
    tell(news: News): void {
      for (const listener of listeners) listener(news);
    },
    /** @returns a function that ends it. */
    listen(listener: (news: News) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type NewsChannel = ReturnType<typeof createChannel>;

export const projectNews = createChannel();
export const materialNews = createChannel();

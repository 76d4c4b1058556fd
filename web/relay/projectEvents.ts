/** What was just heard about a project of this person, made here, in another tab or by a program. */
export interface ProjectNews {
  id: string;
  /** Null: it is gone. */
  status: string | null;
}

const listeners = new Set<(news: ProjectNews) => void>();

/** Told by the shell's subscription, behind the change of the store. */
export function tellProject(news: ProjectNews): void {
  for (const listener of listeners) listener(news);
}

/** For numbered lists: the server alone knows what stands on a page. @returns a function that ends it. */
export function onProject(listener: (news: ProjectNews) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import type { News } from '../../../relay/liveNews.ts';

/**
 * Which news make a page of the list another one. Rows update by themselves; what enters, leaves or, behind a filter,
 * changes its state has to be asked for, once: a project tells of each of its steps.
 * @param rows ids on the page.
 */
export function listChanges(): (news: News, rows: readonly string[], filtered: boolean) => boolean {
  const heard = new Map<string, string | null>();
  return ({ id, status }, rows, filtered) => {
    const known = heard.has(id) && (heard.get(id) === status || (!filtered && status !== null));
    heard.set(id, status);
    if (known) return false;
    const here = rows.includes(id);
    return status === null || filtered || !here;
  };
}

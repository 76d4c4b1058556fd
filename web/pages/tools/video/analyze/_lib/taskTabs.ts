/** The tabs of the task records, as the address' hash names them; the first is where one begins. */
export const taskTabs = ['score', 'decompose', 'analyze', 'workflow'] as const;
export type TaskTab = (typeof taskTabs)[number];

/** What kind of project a tab lists. */
export const kindOf = {
  score: 'SCORE',
  decompose: 'DECOMPOSE',
  analyze: 'ANALYZE',
  workflow: 'MIXCUT',
} as const satisfies Record<TaskTab, string>;

export const tasksPath = '/tools/video/analyze';

export function tabOf(hash: string): TaskTab {
  return taskTabs.find((tab) => `#${tab}` === hash) ?? taskTabs[0];
}

/** Where a card leads. */
export function taskPath(tab: TaskTab, number: number): string {
  return tab === 'workflow' ? `/workflow/mixcut/${number}` : `${tasksPath}/${tab}/${number}`;
}

/** A project's number out of an address; null where it cannot be one. */
export function parseTaskNumber(slug: string | undefined): number | null {
  const number = /^[1-9]\d{0,9}$/.test(slug ?? '') ? Number(slug) : 0;
  return number > 0 && number < 2 ** 31 ? number : null;
}

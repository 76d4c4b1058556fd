import type { WorkStatus } from '../../../features/statusTag/statusTable.ts';
import type { projects as t } from '../../../locales/zh-CN/start.ts';

export type StateName = keyof typeof t.states;

/** What a filter of the address means; all where it means nothing. */
export const statesOf: Readonly<Record<StateName, readonly WorkStatus[]>> = {
  all: [],
  running: ['INITIAL', 'PROCESSING'],
  waiting: ['WAITING'],
  done: ['DONE'],
  failed: ['FAILED'],
};

export const stateNames = Object.keys(statesOf) as StateName[];

export function stateNamed(name: string | null): StateName {
  return stateNames.find((one) => one === name) ?? 'all';
}

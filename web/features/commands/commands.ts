import { commands as t, type Words } from '../../locales/zh-CN/commands.ts';
import { isUpcoming } from '../upcoming/upcomingPlaces.ts';
import type { Searchable } from './match.ts';

/** One line of the palette. */
export interface Command extends Searchable {
  id: string;
  /** Somewhere to go: a link, which a press with Ctrl opens in a new tab. */
  to?: string;
  /** Something to do. */
  run?: () => void;
  soon?: boolean;
}

/** What the shell hands in: what this person may do here. */
export interface CommandContext {
  admin: boolean;
  /** Null for who may not choose. */
  switchTo: 'modern' | 'legacy' | null;
  switchLayout: () => void;
  toggleTheme: () => void;
  openShortcuts: () => void;
}

const adminOnly = new Set(['/admin', '/lab']);

const searchable = ([label, initials, also]: Words): Searchable => ({ label, initials, also });

export function pageCommands({ admin }: CommandContext): Command[] {
  return Object.entries(t.pages)
    .filter(([path]) => admin || !adminOnly.has(path))
    .map(([path, words]) => ({ id: path, to: path, soon: isUpcoming(path), ...searchable(words) }));
}

export function actionCommands(context: CommandContext, signOut: () => void): Command[] {
  const { actions } = t;
  const { switchTo } = context;
  return [
    { id: 'newMixcut', to: '/mixcut', ...searchable(actions.newMixcut) },
    { id: 'upload', to: '/works#upload', ...searchable(actions.upload) },
    { id: 'theme', run: context.toggleTheme, ...searchable(actions.theme) },
    ...(switchTo ? [{ id: 'layout', run: context.switchLayout, ...searchable(actions[switchTo]) }] : []),
    { id: 'shortcuts', run: context.openShortcuts, ...searchable(actions.shortcuts) },
    { id: 'signOut', run: signOut, ...searchable(actions.signOut) },
  ];
}

import type { RouteObject } from 'react-router-dom';
import type { upcoming } from '../../locales/zh-CN/shell.ts';

const tools = [
  'analyze',
  'script',
  'synthesis',
  'finecut',
] as const satisfies readonly (keyof typeof upcoming)[];

const loadPage = async () => (await import('./UpcomingPage.tsx')).UpcomingPage;

/** Entries of the menu whose screens come with a later release: one page says what they will be for. */
export const upcomingRoutes: RouteObject[] = tools.map((tool) => ({
  path: `/${tool}`,
  handle: { tool },
  lazy: { Component: loadPage },
}));

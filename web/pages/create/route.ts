import type { RouteObject } from 'react-router-dom';
import { loadCreate } from './createLoader.ts';

export const createRoute: RouteObject = {
  path: '/create',
  loader: loadCreate,
  lazy: { Component: async () => (await import('./CreatePage.tsx')).CreatePage },
};

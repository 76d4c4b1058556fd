import type { RouteObject } from 'react-router-dom';

export const createRoute: RouteObject = {
  path: '/create',
  lazy: {
    loader: async () => (await import('./createLoader.ts')).loadCreate,
    Component: async () => (await import('./CreatePage.tsx')).CreatePage,
  },
};

import type { RouteObject } from 'react-router-dom';

export const projectRoute: RouteObject = {
  path: '/projects/:slug',
  lazy: {
    loader: async () => (await import('./projectLoader.ts')).loadProject,
    Component: async () => (await import('./MissingProject.tsx')).MissingProject,
  },
};

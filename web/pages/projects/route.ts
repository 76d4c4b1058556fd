import type { RouteObject } from 'react-router-dom';

export const projectsRoute: RouteObject = {
  path: '/projects',
  lazy: {
    loader: async () => (await import('./projectsLoader.ts')).loadProjects,
    Component: async () => (await import('./ProjectsPage.tsx')).ProjectsPage,
  },
};

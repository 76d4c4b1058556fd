import type { RouteObject } from 'react-router-dom';
import { failures } from '../../locales/zh-CN/failures.ts';

export const projectsRoute: RouteObject = {
  path: '/projects',
  handle: { failure: failures.projectList },
  lazy: {
    loader: async () => (await import('./projectsLoader.ts')).loadProjects,
    Component: async () => (await import('./ProjectsPage.tsx')).ProjectsPage,
  },
};

import type { RouteObject } from 'react-router-dom';
import { loadProjects } from './projectsLoader.ts';

export const projectsRoute: RouteObject = {
  path: '/projects',
  loader: loadProjects,
  lazy: { Component: async () => (await import('./ProjectsPage.tsx')).ProjectsPage },
};

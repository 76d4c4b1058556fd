import type { RouteObject } from 'react-router-dom';
import { loadProject } from './projectLoader.ts';

export const projectRoute: RouteObject = {
  path: '/projects/:slug',
  loader: loadProject,
  lazy: { Component: async () => (await import('./MissingProject.tsx')).MissingProject },
};

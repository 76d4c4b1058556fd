import type { RouteObject } from 'react-router-dom';
import { loadWork } from './workLoader.ts';

export const workRoute: RouteObject = {
  path: '/works/:number',
  loader: loadWork,
  lazy: { Component: async () => (await import('./WorkPage.tsx')).WorkPage },
};

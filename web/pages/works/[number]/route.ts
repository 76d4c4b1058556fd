import type { RouteObject } from 'react-router-dom';

export const workRoute: RouteObject = {
  path: '/works/:number',
  lazy: {
    loader: async () => (await import('./workLoader.ts')).loadWork,
    Component: async () => (await import('./WorkPage.tsx')).WorkPage,
  },
};

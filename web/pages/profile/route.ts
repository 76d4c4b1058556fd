import type { RouteObject } from 'react-router-dom';

export const profileRoute: RouteObject = {
  path: '/profile',
  lazy: {
    loader: async () => (await import('./profileLoader.ts')).loadProfile,
    Component: async () => (await import('./ProfilePage.tsx')).ProfilePage,
  },
};

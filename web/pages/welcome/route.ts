import type { RouteObject } from 'react-router-dom';

export const welcomeRoute: RouteObject = {
  path: '/welcome',
  lazy: {
    loader: async () => (await import('./welcomeLoader.ts')).loadWelcome,
    Component: async () => (await import('./WelcomePage.tsx')).WelcomePage,
  },
};

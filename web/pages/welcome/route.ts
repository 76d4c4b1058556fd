import type { RouteObject } from 'react-router-dom';
import { loadWelcome } from './welcomeLoader.ts';

export const welcomeRoute: RouteObject = {
  path: '/welcome',
  loader: loadWelcome,
  lazy: { Component: async () => (await import('./WelcomePage.tsx')).WelcomePage },
};

import type { RouteObject } from 'react-router-dom';
import { loadProfile } from './profileLoader.ts';

export const profileRoute: RouteObject = {
  path: '/profile',
  loader: loadProfile,
  lazy: { Component: async () => (await import('./ProfilePage.tsx')).ProfilePage },
};

import type { RouteObject } from 'react-router-dom';
import { loadWorks } from './worksLoader.ts';

export const worksRoute: RouteObject = {
  path: '/works',
  loader: loadWorks,
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: async () => (await import('./WorksPage.tsx')).WorksPage },
};

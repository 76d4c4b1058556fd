import type { RouteObject } from 'react-router-dom';

export const worksRoute: RouteObject = {
  path: '/works',
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: {
    loader: async () => (await import('./worksLoader.ts')).loadWorks,
    Component: async () => (await import('./WorksPage.tsx')).WorksPage,
  },
};

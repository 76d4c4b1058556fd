import type { RouteObject } from 'react-router-dom';

/** Only administrators come here, so nothing of it, not even who may, is loaded before somebody does. */
export const adminRoute: RouteObject = {
  path: '/admin',
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: {
    loader: async () => (await import('./adminLoader.ts')).loadAdmin,
    Component: async () => (await import('./AdminPage.tsx')).AdminPage,
  },
};

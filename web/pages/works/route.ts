import type { RouteObject } from 'react-router-dom';
import { failures } from '../../locales/zh-CN/failures.ts';

export const worksRoute: RouteObject = {
  path: '/works',
  handle: { failure: failures.materialList },
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: {
    loader: async () => (await import('./worksLoader.ts')).loadWorks,
    Component: async () => (await import('./WorksPage.tsx')).WorksPage,
  },
};

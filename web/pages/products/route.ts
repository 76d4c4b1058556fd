import type { RouteObject } from 'react-router-dom';

export const productsRoute: RouteObject = {
  path: '/products',
  lazy: {
    loader: async () => (await import('./productsLoader.ts')).loadProducts,
    Component: async () => (await import('./ProductsPage.tsx')).ProductsPage,
  },
};

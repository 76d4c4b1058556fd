import type { RouteObject } from 'react-router-dom';
import { failures } from '../../locales/zh-CN/failures.ts';

export const productsRoute: RouteObject = {
  path: '/products',
  handle: { failure: failures.productList },
  lazy: {
    loader: async () => (await import('./productsLoader.ts')).loadProducts,
    Component: async () => (await import('./ProductsPage.tsx')).ProductsPage,
  },
};

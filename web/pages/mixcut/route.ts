import { type RouteObject, redirect } from 'react-router-dom';

export const mixcutRoutes: RouteObject[] = [
  {
    id: 'mixcut',
    path: '/mixcut',
    // Another project of the same screen changes the address only in its query.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: {
      loader: async () => (await import('./mixcutLoader.ts')).loadMixcut,
      Component: async () => (await import('./MixcutPage.tsx')).MixcutPage,
    },
    children: [
      {
        id: 'mixcut-project',
        index: true,
        lazy: { loader: async () => (await import('./mixcutLoader.ts')).loadMixcutProject },
        element: null,
      },
    ],
  },
  {
    // The seed's own address of this screen; what it says besides goes along.
    path: '/workflow/mixcut',
    loader: ({ request }) => redirect(`/mixcut${new URL(request.url).search}`),
  },
  {
    path: '/workflow/mixcut/:slug',
    loader: ({ params }) => redirect(`/mixcut?project_id=${encodeURIComponent(params.slug ?? '')}`),
  },
];

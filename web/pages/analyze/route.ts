import type { RouteObject } from 'react-router-dom';

export const analyzeRoute: RouteObject = {
  id: 'analyze',
  path: '/analyze',
  // Another project of the same screen changes the address only in its query.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: {
    loader: async () => (await import('./analyzeLoader.ts')).loadAnalyze,
    Component: async () => (await import('./AnalyzePage.tsx')).AnalyzePage,
  },
  children: [
    {
      id: 'analyze-project',
      index: true,
      lazy: { loader: async () => (await import('./analyzeLoader.ts')).loadAnalyzeProject },
      element: null,
    },
  ],
};

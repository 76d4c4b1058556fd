import type { RouteObject } from 'react-router-dom';

/** 任务记录 and the three pages behind its cards. */
export const taskRoutes: RouteObject[] = [
  {
    path: '/tools/video/analyze',
    lazy: { Component: async () => (await import('./TasksPage.tsx')).TasksPage },
  },
  {
    path: '/tools/video/analyze/score/:slug',
    lazy: {
      loader: async () => (await import('./score/scoreLoader.ts')).loadScore,
      Component: async () => (await import('./score/ScorePage.tsx')).ScorePage,
    },
  },
  {
    path: '/tools/video/analyze/decompose/:slug',
    lazy: {
      loader: async () => (await import('./decompose/decomposeLoader.ts')).loadDecompose,
      Component: async () => (await import('./decompose/DecomposePage.tsx')).DecomposePage,
    },
  },
  {
    path: '/tools/video/analyze/analyze/:slug',
    lazy: {
      loader: async () => (await import('./analyze/analysisLoader.ts')).loadAnalysis,
      Component: async () => (await import('./analyze/AnalysisPage.tsx')).AnalysisPage,
    },
  },
];

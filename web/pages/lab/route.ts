import type { RouteObject } from 'react-router-dom';

/** Administrators only; to everybody else it looks as if there were no such page. */
export const labRoute: RouteObject = {
  path: '/lab',
  shouldRevalidate: () => false,
  lazy: {
    loader: async () => (await import('./labLoader.ts')).loadLab,
    Component: async () => (await import('./LabGate.tsx')).LabGate,
  },
  children: [
    { index: true, lazy: { Component: async () => (await import('./LabPage.tsx')).LabPage } },
    { path: 'add', lazy: { Component: async () => (await import('./add/AddToolPage.tsx')).AddToolPage } },
    { path: 'edit', lazy: { Component: async () => (await import('./edit/EditToolPage.tsx')).EditToolPage } },
    { path: 'call', lazy: { Component: async () => (await import('./call/CallPage.tsx')).CallPage } },
  ],
};

import type { RouteObject } from 'react-router-dom';

export const toolsRoute: RouteObject = {
  path: '/tools',
  lazy: { Component: async () => (await import('./ToolsPage.tsx')).ToolsPage },
};

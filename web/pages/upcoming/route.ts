import type { RouteObject } from 'react-router-dom';
import { upcomingPlaces } from '../../features/upcoming/upcomingPlaces.ts';

const loadPage = async () => (await import('./UpcomingPage.tsx')).UpcomingPage;

/** Screens of later releases: one page says what they will be for. */
export const upcomingRoutes: RouteObject[] = Object.entries(upcomingPlaces).map(([path, what]) => ({
  path,
  handle: { what },
  lazy: { Component: loadPage },
}));

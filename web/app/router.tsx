import { createBrowserRouter, redirect } from 'react-router-dom';
import { adminRoute } from '../pages/admin/route.ts';
import { analyzeRoute } from '../pages/analyze/route.ts';
import { createRoute } from '../pages/create/route.ts';
import { labRoute } from '../pages/lab/route.ts';
import { mixcutRoutes } from '../pages/mixcut/route.ts';
import { notFoundRoute } from '../pages/notFoundRoute.ts';
import { productsRoute } from '../pages/products/route.ts';
import { profileRoute } from '../pages/profile/route.ts';
import { projectRoute } from '../pages/projects/[number]/route.ts';
import { projectsRoute } from '../pages/projects/route.ts';
import { toolsRoute } from '../pages/tools/route.ts';
import { taskRoutes } from '../pages/tools/video/analyze/route.ts';
import { upcomingRoutes } from '../pages/upcoming/route.ts';
import { welcomeRoute } from '../pages/welcome/route.ts';
import { workRoute } from '../pages/works/[number]/route.ts';
import { worksRoute } from '../pages/works/route.ts';
import { RouteFailure } from './RouteFailure.tsx';
import { Shell } from './shell/Shell.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';
import { loadShell } from './shell/shellLoader.ts';

/** The route tree; each page brings its own route and loads its code when it is gone to. */
export function createRouter() {
  return createBrowserRouter([
    {
      id: 'shell',
      loader: loadShell,
      shouldRevalidate: () => false,
      Component: Shell,
      ErrorBoundary: RouteFailure,
      HydrateFallback: ShellSkeleton,
      children: [
        {
          ErrorBoundary: RouteFailure,
          children: [
            welcomeRoute,
            createRoute,
            projectsRoute,
            projectRoute,
            toolsRoute,
            ...taskRoutes,
            productsRoute,
            adminRoute,
            analyzeRoute,
            ...mixcutRoutes,
            worksRoute,
            workRoute,
            profileRoute,
            labRoute,
            ...upcomingRoutes,
            notFoundRoute,
          ],
        },
      ],
    },
    // Reached only by a link inside the workbench; the pages before sign-in are documents of their own.
    { path: '/login', loader: () => redirect('/welcome') },
  ]);
}

import { createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router';
import { dataBackupRoute } from '../backup/routes.tsx';
import { galleryRoute } from '../gallery/routes.tsx';
import { companyRoute } from '../organizations/routes.tsx';
import { reportCrash } from '../platform/error-reporter.ts';
import { contractsRoutes } from '../projects/routes.tsx';
import { authRoute } from '../session/routes.tsx';
import { siteIssuesRoute } from '../site-issues/routes.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { plannedRoutes } from './planned-routes.tsx';
import { rootRoute } from './root.tsx';
import { signedInRoute } from './signed-in.tsx';
import { Starting } from './starting.tsx';

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: () => {
    throw redirect({ to: '/auth', replace: true });
  },
});

/** A route of its own, so that an unknown address is known for what it is, signed in or not. */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  component: NotFoundScreen,
});

const routeTree = rootRoute.addChildren([
  authRoute,
  loginRoute,
  unknownRoute,
  signedInRoute.addChildren([
    ...contractsRoutes,
    siteIssuesRoute,
    dataBackupRoute,
    companyRoute,
    galleryRoute,
    ...plannedRoutes,
  ]),
]);

export const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    // An address that cannot even be read matches no route, not the one for unknown ones either.
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: CrashScreen,
    defaultOnCatch: (error, { componentStack }) => reportCrash(error, componentStack ?? ''),
    defaultPendingComponent: Starting,
    defaultPendingMs: 100,
    scrollRestoration: true,
  });

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

import {
  type AnyRouter,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { NetworkError } from '../platform/call.ts';
import { type Context, rootRoute } from '../platform/parent-routes.ts';
import { lazyScreen, withRetries } from '../platform/preload.ts';
import { report } from '../platform/report.ts';
import { authRoute } from '../session/routes.tsx';
import { CrashScreen, LoneCrashScreen } from './crash-screen.tsx';
import { Root } from './root.tsx';
import type { signedInRoutes } from './route-tree.ts';
import { StartScreen } from './start-screen.tsx';

const NotFoundScreen = lazyScreen(() => import('./not-found-screen.tsx'), 'NotFoundScreen');

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: () => {
    throw redirect({ to: '/auth', replace: true });
  },
});

/**
 * Every other address. Pages after the sign-in are loaded when first requested; an
 * address that is unknown even then is a page of its own, signed in or not.
 */
const beyondRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ context: { grow }, location: { pathname, searchStr, hash } }) => {
    if (!(await grow())) return;
    throw redirect({ href: `${pathname}${searchStr}${hash && `#${hash}`}`, replace: true });
  },
  component: NotFoundScreen,
});

rootRoute.update({ component: Root, errorComponent: LoneCrashScreen });

const start = [authRoute, loginRoute, beyondRoute] as const;
const routeTree = (beyond: typeof signedInRoutes) => rootRoute.addChildren([...start, ...beyond]);
type WholeTree = ReturnType<typeof routeTree>;

export function makeRouter(history?: RouterHistory) {
  const context: Context = { grow: () => grow(router) };
  const router = createRouter({
    routeTree: rootRoute.addChildren(start) as unknown as WholeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // An address that cannot even be read matches no route, not the one for unknown ones either.
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: CrashScreen,
    defaultOnCatch: (error, { componentStack }) =>
      error instanceof NetworkError ||
      report(({ reportCrash }) => reportCrash(error, componentStack ?? '')),
    defaultPendingComponent: StartScreen,
    defaultPendingMs: 100,
    scrollRestoration: true,
  });
  return router;
}

const grown = new WeakSet<AnyRouter>();

/** Adds what lies beyond the sign-in; tells whether it was not there before. */
async function grow(router: AnyRouter): Promise<boolean> {
  if (grown.has(router)) return false;
  const { signedInRoutes } = await withRetries(() => import('./route-tree.ts'));
  routeTree(signedInRoutes);
  router.setRoutes(router.buildRouteTree());
  grown.add(router);
  return true;
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../../platform/parent-routes.ts';
import { lazyScreen } from '../../platform/preload.ts';

export const authDebugRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/auth-debug',
  component: lazyScreen(() => import('./auth-debug-screen.tsx'), 'AuthDebugScreen'),
});

import { lazyScreen } from '../../platform/preload.ts';
import { screenRoute } from '../../platform/screen-route.ts';

export const authDebugRoute = screenRoute(
  '/auth-debug',
  lazyScreen(() => import('./auth-debug-screen.tsx'), 'AuthDebugScreen'),
);

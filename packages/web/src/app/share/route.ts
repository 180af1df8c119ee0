import { lazyScreen } from '../../platform/preload.ts';
import { parsedByScreen, screenRoute } from '../../platform/screen-route.ts';

/** Where photos arrive that another app shares, and where the shortcuts of the installed application begin. */
export const shareRoute = screenRoute(
  '/share',
  lazyScreen(() => import('./share-screen.tsx'), 'ShareScreen'),
  parsedByScreen<{ as?: string }>(),
);

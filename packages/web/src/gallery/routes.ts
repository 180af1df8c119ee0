import { lazyScreen } from '../platform/preload.ts';
import { screenRoute } from '../platform/screen-route.ts';

export const galleryRoute = screenRoute(
  '/test-confirmations',
  lazyScreen(() => import('./gallery-screen.tsx'), 'GalleryScreen'),
);

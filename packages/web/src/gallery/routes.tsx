import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';

const GalleryScreen = lazyScreen(() => import('./gallery-screen.tsx'), 'GalleryScreen');

export const galleryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/test-confirmations',
  component: GalleryScreen,
});

import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';

export const wellbeingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/wellbeing',
  component: lazyScreen(() => import('./wellbeing-screen.tsx'), 'WellbeingScreen'),
});

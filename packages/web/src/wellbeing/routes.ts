import { lazyScreen } from '../platform/preload.ts';
import { screenRoute } from '../platform/screen-route.ts';

export const wellbeingRoute = screenRoute(
  '/wellbeing',
  lazyScreen(() => import('./wellbeing-screen.tsx'), 'WellbeingScreen'),
  ({ day }): { day?: string } => (typeof day === 'string' ? { day } : {}),
);

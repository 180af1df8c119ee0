import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../app/root.tsx';
import { lazyScreen } from '../platform/preload.ts';

const AcknowledgeScreen = lazyScreen(() => import('./acknowledge-screen.tsx'), 'AcknowledgeScreen');

/** For a supplier with the link from their letter: no account, no frame, signed in or not. */
export const acknowledgeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/orders/acknowledge/$token',
  component: Object.assign(() => <AcknowledgeScreen {...acknowledgeRoute.useParams()} />, {
    preload: () => AcknowledgeScreen.preload?.(),
  }),
});

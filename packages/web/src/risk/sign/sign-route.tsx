import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../app/root.tsx';
import { lazyScreen } from '../../platform/preload.ts';

const SignScreen = lazyScreen(() => import('./sign-screen.tsx'), 'SignScreen');

/** For a worker with the code of a briefing: no account, no frame, signed in or not. */
export const signRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rams/sign/$token',
  component: Object.assign(() => <SignScreen {...signRoute.useParams()} />, {
    preload: () => SignScreen.preload?.(),
  }),
});

import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../app/signed-in.tsx';
import { lazyScreen } from '../platform/preload.ts';
import { activitySearch } from './activity-view.ts';

const ActivityScreen = lazyScreen(() => import('./activity-screen.tsx'), 'ActivityScreen');

export const activityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/activity-logs',
  validateSearch: activitySearch,
  component: Object.assign(ActivityRoute, { preload: () => ActivityScreen.preload?.() }),
});

function ActivityRoute() {
  const view = activityRoute.useSearch();
  const navigate = activityRoute.useNavigate();
  return (
    <ActivityScreen
      view={view}
      onView={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
    />
  );
}

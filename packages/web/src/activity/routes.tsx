import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { tableSearch } from '../ui/table/table-view.ts';

const ActivityScreen = lazyScreen(() => import('./activity-screen.tsx'), 'ActivityScreen');

/** The whole view is in the URL. */
const validateSearch = tableSearch(
  'from',
  'to',
  'username',
  'category',
  'severity',
  'entityType',
  'entityId',
  'ip',
  'entry',
);

export const activityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/activity-logs',
  validateSearch,
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

import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../../platform/parent-routes.ts';
import { lazyScreen } from '../../platform/preload.ts';
import { today } from '../../platform/today.ts';
import { entriesSearch } from './entries-view.ts';

const EntriesScreen = lazyScreen(() => import('./entries-screen.tsx'), 'EntriesScreen');

export const entriesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/entries',
  validateSearch: entriesSearch,
  component: Object.assign(EntriesRoute, { preload: () => EntriesScreen.preload?.() }),
});

function EntriesRoute() {
  const view = entriesRoute.useSearch();
  const navigate = entriesRoute.useNavigate();
  return (
    <EntriesScreen
      view={view}
      onView={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      today={today()}
    />
  );
}

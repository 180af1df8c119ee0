import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { parseEnum, searchParser } from '../ui/search-params.ts';
import { tableParams } from '../ui/table/table-view.ts';
import type { TeamTab } from './team-screen.tsx';

const TeamScreen = lazyScreen(() => import('./team-screen.tsx'), 'TeamScreen');

const tabs: readonly TeamTab[] = ['members', 'invitations', 'requests', 'permissions'];

export const teamRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team',
  validateSearch: searchParser({ ...tableParams('role', 'status'), tab: parseEnum(tabs) }),
  component: Object.assign(TeamRoute, { preload: () => TeamScreen.preload?.() }),
});

function TeamRoute() {
  const navigate = teamRoute.useNavigate();
  const { tab, ...view } = teamRoute.useSearch();
  return (
    <TeamScreen
      tab={tab ?? 'members'}
      view={view}
      onView={(next, { replace }) =>
        void navigate({ search: { ...next, tab }, replace, resetScroll: false })
      }
    />
  );
}

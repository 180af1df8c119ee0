import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { tableSearch } from '../ui/table/table-view.ts';
import type { TeamTab } from './team-screen.tsx';

const TeamScreen = lazyScreen(() => import('./team-screen.tsx'), 'TeamScreen');

const tabs: readonly TeamTab[] = ['members', 'invitations', 'requests', 'permissions'];

const inTable = tableSearch('role', 'status');

type TeamSearch = ReturnType<typeof inTable> & { tab?: TeamTab };

/** Which tab is open, and what is filtered, are part of the address. */
const validateSearch = (search: Record<string, unknown>): TeamSearch => {
  const tab = tabs.find((candidate) => candidate === search.tab);
  return { ...inTable(search), ...(tab && { tab }) };
};

export const teamRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team',
  validateSearch,
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
        void navigate({ search: { ...next, ...(tab && { tab }) }, replace, resetScroll: false })
      }
    />
  );
}

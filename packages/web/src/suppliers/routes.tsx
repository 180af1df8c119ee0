import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import { parseId, parseText, searchParser } from '../ui/search-params.ts';
import { tableParams } from '../ui/table/table-view.ts';

const SuppliersScreen = lazyScreen(() => import('./suppliers-screen.tsx'), 'SuppliersScreen');

const filters = ['status', 'type', 'specialisation', 'rating', 'insurance', 'contract'] as const;

/** The filters, and the supplier open next to the list with its tab. */
const validateSearch = searchParser({
  ...tableParams(...filters, 'import'),
  supplier: parseId,
  tab: parseText,
});

type SuppliersSearch = ReturnType<typeof validateSearch>;

export const suppliersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers',
  validateSearch,
  component: Object.assign(SuppliersRoute, { preload: () => SuppliersScreen.preload?.() }),
});

function SuppliersRoute() {
  const navigate = suppliersRoute.useNavigate();
  const { supplier, tab, ...view } = suppliersRoute.useSearch();
  const go = (search: SuppliersSearch, replace: boolean) =>
    void navigate({ search, replace, resetScroll: false });
  return (
    <SuppliersScreen
      view={view}
      onView={(next, { replace }) => go({ ...next, supplier, tab }, replace)}
      openSupplier={{ supplier, tab }}
      onOpenSupplier={(next) => go({ ...view, ...next }, next.supplier === supplier)}
      today={today()}
    />
  );
}

import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import { tableSearch } from '../ui/table/table-view.ts';
import type { OpenSupplier } from './supplier-table.tsx';

const SuppliersScreen = lazyScreen(() => import('./suppliers-screen.tsx'), 'SuppliersScreen');

const inTable = tableSearch(
  'status',
  'type',
  'specialisation',
  'rating',
  'insurance',
  'contract',
  'import',
);

/** What is filtered, and who is open beside the list at which tab, are part of the address. */
const validateSearch = (search: Record<string, unknown>): SuppliersSearch => ({
  ...inTable(search),
  ...(Number.isSafeInteger(search.supplier) && { supplier: Number(search.supplier) }),
  ...(typeof search.tab === 'string' && { tab: search.tab }),
});

type SuppliersSearch = ReturnType<typeof inTable> & OpenSupplier;

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

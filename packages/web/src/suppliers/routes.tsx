import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../app/signed-in.tsx';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import { tableSearch } from '../ui/table/table-view.ts';

const SuppliersScreen = lazyScreen(() => import('./suppliers-screen.tsx'), 'SuppliersScreen');

/** What is filtered, and who is open beside the list at which tab, are part of the address. */
const validateSearch = tableSearch(
  'status',
  'type',
  'specialisation',
  'rating',
  'insurance',
  'contract',
  'supplier',
  'tab',
);

export const suppliersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers',
  validateSearch,
  component: Object.assign(SuppliersRoute, { preload: () => SuppliersScreen.preload?.() }),
});

function SuppliersRoute() {
  const navigate = suppliersRoute.useNavigate();
  return (
    <SuppliersScreen
      view={suppliersRoute.useSearch()}
      onView={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      today={today()}
    />
  );
}

import { createRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import { tableSearch } from '../ui/table/table-view.ts';

const ContractsScreen = lazyScreen(() => import('./contracts-screen.tsx'), 'ContractsScreen');

const validateSearch = tableSearch('status', 'division', 'client');

/** One screen at three addresses; what is looked at in the list is part of each. */
const contracts = <const P extends string>(path: P) =>
  createRoute({
    getParentRoute: () => signedInRoute,
    path,
    validateSearch,
    component: Object.assign(ContractsRoute, { preload: () => ContractsScreen.preload?.() }),
  });

function ContractsRoute() {
  const view = useSearch({ strict: false, select: validateSearch, structuralSharing: true });
  const navigate = useNavigate();
  return (
    <ContractsScreen
      view={view}
      onView={(search, { replace }) =>
        void navigate({ to: '.', search, replace, resetScroll: false })
      }
      today={today()}
    />
  );
}

const createContractRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/create-contract',
  component: lazyScreen(() => import('./create-contract-screen.tsx'), 'CreateContractScreen'),
});

const EditContractScreen = lazyScreen(
  () => import('./edit-contract-screen.tsx'),
  'EditContractScreen',
);

const editContractRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/edit-project/$id',
  component: Object.assign(() => <EditContractScreen {...editContractRoute.useParams()} />, {
    preload: () => EditContractScreen.preload?.(),
  }),
});

export const contractsRoutes = [
  contracts('/'),
  contracts('/projects'),
  contracts('/contracts'),
  createContractRoute,
  editContractRoute,
] as const;

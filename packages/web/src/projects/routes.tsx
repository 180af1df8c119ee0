import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../app/signed-in.tsx';
import { lazyScreen } from '../platform/preload.ts';

const ContractsScreen = lazyScreen(() => import('./contracts-screen.tsx'), 'ContractsScreen');

/** One screen at three addresses. */
const contracts = <const P extends string>(path: P) =>
  createRoute({ getParentRoute: () => signedInRoute, path, component: ContractsScreen });

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

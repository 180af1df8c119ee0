import { lazyScreen } from '../platform/preload.ts';
import { screenRoute } from '../platform/screen-route.ts';
import { tableRoute } from '../ui/table/table-route.ts';

const ContractsScreen = lazyScreen(() => import('./contracts-screen.tsx'), 'ContractsScreen');

/** One screen at three addresses. */
const contracts = <const P extends string>(path: P) =>
  tableRoute(path, ['status', 'issues', 'diary', 'division', 'client'], ContractsScreen);

export const contractsRoutes = [
  contracts('/'),
  contracts('/projects'),
  contracts('/contracts'),
  screenRoute(
    '/create-contract',
    lazyScreen(() => import('./create-contract-screen.tsx'), 'CreateContractScreen'),
  ),
  screenRoute(
    '/edit-project/$id',
    lazyScreen(() => import('./edit-contract-screen.tsx'), 'EditContractScreen'),
  ),
] as const;

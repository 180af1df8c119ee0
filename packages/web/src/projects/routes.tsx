import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../app/signed-in.tsx';
import { lazyScreen } from '../platform/preload.ts';

const ContractsScreen = lazyScreen(() => import('./contracts-screen.tsx'), 'ContractsScreen');

const contracts = <const P extends string>(path: P) =>
  createRoute({ getParentRoute: () => signedInRoute, path, component: ContractsScreen });

/** One screen at three addresses. */
export const contractsRoutes = [
  contracts('/'),
  contracts('/projects'),
  contracts('/contracts'),
] as const;

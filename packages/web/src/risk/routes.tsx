import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import type { RiskAddress } from './search-params.ts';

const RiskScreen = lazyScreen(() => import('./risk-screen.tsx'), 'RiskScreen');

export const riskRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/risk-assessment',
  // The page itself drops what it does not understand: how comes with the page, not with every other.
  validateSearch: (search: RiskAddress & SearchSchemaInput): RiskAddress => search,
  component: Object.assign(() => <RiskScreen today={today()} />, {
    preload: () => RiskScreen.preload?.(),
  }),
});

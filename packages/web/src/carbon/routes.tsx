import { createRoute, type SearchSchemaInput, useParams } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import type { CarbonAddress } from './search-params.ts';

const CompanyScreen = lazyScreen(() => import('./company/company-screen.tsx'), 'CompanyScreen');
const FootprintScreen = lazyScreen(() => import('./footprint-screen.tsx'), 'FootprintScreen');

// The page itself drops what it does not understand: how comes with the page, not with every other.
const validateSearch = (search: CarbonAddress & SearchSchemaInput): CarbonAddress => search;

const companyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/carbon-footprint',
  validateSearch,
  component: Object.assign(() => <CompanyScreen today={today()} />, {
    preload: () => CompanyScreen.preload?.(),
  }),
});

/** One screen at two addresses. */
const footprint = <const P extends string>(path: P) =>
  createRoute({
    getParentRoute: () => signedInRoute,
    path,
    validateSearch,
    component: Object.assign(FootprintRoute, { preload: () => FootprintScreen.preload?.() }),
  });

const FootprintRoute = () => (
  <FootprintScreen slug={useParams({ strict: false }).slug ?? ''} today={today()} />
);

export const carbonRoutes = [
  companyRoute,
  footprint('/carbon-footprint/$slug'),
  footprint('/project/$slug/carbon-footprint'),
] as const;

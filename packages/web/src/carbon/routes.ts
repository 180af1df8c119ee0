import { lazyScreen } from '../platform/preload.ts';
import { parsedByScreen, screenRoute } from '../platform/screen-route.ts';
import type { CarbonSearch } from './search-params.ts';

const FootprintScreen = lazyScreen(() => import('./footprint-screen.tsx'), 'FootprintScreen');

const parse = parsedByScreen<CarbonSearch>();

/** The footprint of a contract has two addresses. */
export const carbonRoutes = [
  screenRoute(
    '/carbon-footprint',
    lazyScreen(() => import('./company/company-screen.tsx'), 'CompanyScreen'),
    parse,
  ),
  screenRoute('/carbon-footprint/$slug', FootprintScreen, parse),
  screenRoute('/project/$slug/carbon-footprint', FootprintScreen, parse),
] as const;

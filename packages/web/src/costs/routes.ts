import { lazyScreen } from '../platform/preload.ts';
import { parsedByScreen, screenRoute } from '../platform/screen-route.ts';
import { tableRoute } from '../ui/table/table-route.ts';
import type { CostSearch } from './search-params.ts';

export const costRoutes = [
  tableRoute(
    '/cost-analysis',
    ['status', 'health'],
    lazyScreen(() => import('./company/company-screen.tsx'), 'CompanyScreen'),
  ),
  screenRoute(
    '/cost-analysis/$slug',
    lazyScreen(() => import('./contract-screen.tsx'), 'ContractScreen'),
    parsedByScreen<CostSearch>(),
  ),
] as const;

import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import { tableSearch } from '../ui/table/table-view.ts';
import type { CostSearch } from './search-params.ts';

const CompanyScreen = lazyScreen(() => import('./company/company-screen.tsx'), 'CompanyScreen');
const ContractScreen = lazyScreen(() => import('./contract-screen.tsx'), 'ContractScreen');

const companyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/cost-analysis',
  validateSearch: tableSearch('status', 'health'),
  component: Object.assign(CompanyRoute, { preload: () => CompanyScreen.preload?.() }),
});

function CompanyRoute() {
  const navigate = companyRoute.useNavigate();
  return (
    <CompanyScreen
      view={companyRoute.useSearch()}
      onView={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
    />
  );
}

const contractRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/cost-analysis/$slug',
  // The page itself drops what it does not understand: how comes with the page, not with every other.
  validateSearch: (search: CostSearch & SearchSchemaInput): CostSearch => search,
  component: Object.assign(
    () => <ContractScreen slug={contractRoute.useParams().slug} today={today()} />,
    { preload: () => ContractScreen.preload?.() },
  ),
});

export const costRoutes = [companyRoute, contractRoute] as const;

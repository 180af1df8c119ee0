import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';

export const companyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/company',
  component: lazyScreen(() => import('./company-screen.tsx'), 'CompanyScreen'),
});

const OrganizationsScreen = lazyScreen(
  () => import('./organizations-screen.tsx'),
  'OrganizationsScreen',
);

export const organizationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organizations',
  validateSearch: (search: Record<string, unknown>): { invitation?: string } =>
    typeof search.invitation === 'string' ? { invitation: search.invitation } : {},
  component: Object.assign(OrganizationsRoute, { preload: () => OrganizationsScreen.preload?.() }),
});

function OrganizationsRoute() {
  const { invitation } = organizationsRoute.useSearch();
  return <OrganizationsScreen invitation={invitation} />;
}

import { lazyScreen } from '../platform/preload.ts';
import { screenRoute } from '../platform/screen-route.ts';
import { parseText, searchParser } from '../ui/search-params.ts';

export const companyRoute = screenRoute(
  '/company',
  lazyScreen(() => import('./company-screen.tsx'), 'CompanyScreen'),
);

export const organizationsRoute = screenRoute(
  '/organizations',
  lazyScreen(() => import('./organizations-screen.tsx'), 'OrganizationsScreen'),
  searchParser({ invitation: parseText }),
);

import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../app/signed-in.tsx';
import { lazyScreen } from '../platform/preload.ts';

export const companyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/company',
  component: lazyScreen(() => import('./company-screen.tsx'), 'CompanyScreen'),
});

import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { signedInRoute } from '../../platform/parent-routes.ts';
import { lazyScreen } from '../../platform/preload.ts';
import { today } from '../../platform/today.ts';
import type { StandardsAddress } from './search-params.ts';

const StandardsScreen = lazyScreen(() => import('./standards-screen.tsx'), 'StandardsScreen');

export const carbonSettingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/carbon-settings',
  // The page itself drops what it does not understand: how comes with the page, not with every other.
  validateSearch: (search: StandardsAddress & SearchSchemaInput): StandardsAddress => search,
  component: Object.assign(() => <StandardsScreen today={today()} />, {
    preload: () => StandardsScreen.preload?.(),
  }),
});

import { lazyScreen } from '../../platform/preload.ts';
import { parsedByScreen, screenRoute } from '../../platform/screen-route.ts';
import type { StandardsSearch } from './search-params.ts';

export const carbonSettingsRoute = screenRoute(
  '/carbon-settings',
  lazyScreen(() => import('./standards-screen.tsx'), 'StandardsScreen'),
  parsedByScreen<StandardsSearch>(),
);

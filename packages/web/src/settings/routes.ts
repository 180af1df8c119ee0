import { lazyScreen } from '../platform/preload.ts';
import { screenRoute } from '../platform/screen-route.ts';
import { parseText, searchParser } from '../ui/search-params.ts';

/** The page knows which sections there are. */
export const settingsRoute = screenRoute(
  '/settings',
  lazyScreen(() => import('./settings-screen.tsx'), 'SettingsScreen'),
  searchParser({ section: parseText }),
);

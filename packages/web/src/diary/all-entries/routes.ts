import { lazyScreen } from '../../platform/preload.ts';
import { tableRoute } from '../../ui/table/table-route.ts';

export const entriesRoute = tableRoute(
  '/entries',
  ['range', 'from', 'to', 'contract', 'author', 'type', 'photos', 'weather'],
  lazyScreen(() => import('./entries-screen.tsx'), 'EntriesScreen'),
);

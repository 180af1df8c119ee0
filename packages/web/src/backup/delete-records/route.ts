import { lazyScreen } from '../../platform/preload.ts';
import { tableRoute } from '../../ui/table/table-route.ts';

export const deleteRecordsRoute = tableRoute(
  '/delete-records',
  ['type', 'contract', 'from', 'to'],
  lazyScreen(() => import('./delete-records-screen.tsx'), 'DeleteRecordsScreen'),
);

import { lazyScreen } from '../platform/preload.ts';
import { tableRoute } from '../ui/table/table-route.ts';

export const activityRoute = tableRoute(
  '/activity-logs',
  ['from', 'to', 'username', 'category', 'severity', 'entityType', 'entityId', 'ip', 'entry'],
  lazyScreen(() => import('./activity-screen.tsx'), 'ActivityScreen'),
);

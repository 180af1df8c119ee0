import { lazyScreen } from '../platform/preload.ts';
import { tableRoute } from '../ui/table/table-route.ts';

export const siteIssuesRoute = tableRoute(
  '/project/$slug/site-issues/{-$action}/{-$issueId}',
  ['show', 'priority', 'type', 'status'],
  lazyScreen(() => import('./site-issues-screen.tsx'), 'SiteIssuesScreen'),
);

import type { activityApi } from '@sitewright/domain/activity/api';
import type { exportsApi } from '@sitewright/domain/activity/exports-api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof activityApi & typeof exportsApi> = {
  list: ({ projectId }) => ({ query: { entityType: 'project', entityId: projectId } }),
  summary: ({ projectId }) => ({
    query: { from: '2026-11-01', entityType: 'project', entityId: projectId },
  }),
  export: ({ projectId }) => ({ query: { entityType: 'project', entityId: projectId } }),
  reportExport: () => ({ body: { what: 'Contracts', format: 'csv', rows: 3, filter: null } }),
  verification: () => ({}),
  read: ({ activityLogId }) => ({ params: { activityLogId } }),
};

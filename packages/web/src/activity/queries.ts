import type { ActivityFilter } from '@sitewright/domain/activity/activity-log';
import { activityApi } from '@sitewright/domain/activity/api';
import { query, queryPages } from '../platform/query.ts';

export const activityQueries = {
  /** The latest first. */
  pages: (filter: ActivityFilter) =>
    queryPages(activityApi.list, { query: { ...filter, limit: 50 } }),
  /** Runs when the button is pressed, never automatically. */
  verification: () => ({
    ...query(activityApi.verification),
    enabled: false,
    staleTime: 0,
    gcTime: 0,
  }),
};

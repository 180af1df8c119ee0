import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { queryPages } from '../platform/query.ts';

/** Always read anew, because no live update announces a report. */
export const reportsQuery = () => ({
  ...queryPages(errorReportsApi.list, { query: { limit: 200 } }),
  staleTime: 0,
});

import { backupApi } from '@sitewright/domain/backup/api';
import { queryAll } from '../platform/query.ts';

/** A user who opens the bin looks for something that was deleted a moment ago. */
export const binQuery = () => ({
  ...queryAll(backupApi.listBin, { query: { limit: 200 } }),
  staleTime: 0,
});

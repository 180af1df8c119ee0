import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { query } from '../platform/query.ts';

const pollingInterval = 1_000;

/** Whether something is being made, checked, restored or undone just now. */
export const isAtWork = ({ status, restoration, isUploaded }: DataBackup): boolean =>
  (status === 'in_progress' && !isUploaded) ||
  status === 'verifying' ||
  ['waiting', 'working', 'undoing'].includes(restoration?.status ?? '');

/** No role receives live updates about backups, so the list is polled while one is running. */
export const backupsQuery = () => ({
  ...query(dataBackupApi.listBackups, { query: { limit: 200 } }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: DataBackup[] | null | undefined } }) =>
    state.data?.some(isAtWork) ? pollingInterval : (false as const),
});

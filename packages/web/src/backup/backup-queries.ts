import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

const whileItRuns = 1_000;

/** Whether something is being made, checked, restored or undone just now. */
export const isAtWork = ({ status, restoration, isUploaded }: DataBackup): boolean =>
  (status === 'in_progress' && !isUploaded) ||
  status === 'verifying' ||
  ['waiting', 'working', 'undoing'].includes(restoration?.status ?? '');

/** No role receives live updates about backups, so the list is polled while one is running. */
export const backupsQuery = () =>
  queryOptions({
    queryKey: [dataBackupApi.listBackups.path],
    queryFn: () => call(dataBackupApi.listBackups, { query: { limit: 200 } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? whileItRuns : false),
  });

export const scheduleQuery = () =>
  queryOptions({
    queryKey: [dataBackupApi.readSchedule.path],
    queryFn: () => call(dataBackupApi.readSchedule, {}),
  });

export const staleByBackup = [dataBackupApi.listBackups.path] as const;

import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import {
  obstacleToDownloading,
  obstacleToRemoving,
  obstacleToRestoringBackup,
  obstacleToUndoing,
  obstacleToVerifying,
} from '@sitewright/domain/backup/data-backup-rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { ArchiveRestore, Download, ShieldCheck, Trash2, Undo2 } from 'lucide-react';
import type { RowAction } from '../../ui/table/column.ts';
import { dialogActions } from '../../ui/table/row-actions.ts';

export type BackupActionId = 'download' | 'verify' | 'restore' | 'undo' | 'remove';

const isCompleted = ({ status }: DataBackup) => status === 'completed';
const isRestored = ({ restoration }: DataBackup) => restoration?.status === 'done';

/** All that can be done with a backup that is there. */
export function backupActions(
  actor: Actor,
  onAction: (action: BackupActionId, backup: DataBackup) => void,
): RowAction<DataBackup>[] {
  const action = dialogActions(actor, onAction);
  return [
    action('download', 'Download', Download, obstacleToDownloading, isCompleted),
    action('verify', 'Verify', ShieldCheck, obstacleToVerifying, isCompleted),
    action('restore', 'Restore', ArchiveRestore, obstacleToRestoringBackup, isCompleted),
    action('undo', 'Undo restore', Undo2, obstacleToUndoing, isRestored),
    { ...action('remove', 'Delete', Trash2, obstacleToRemoving), key: 'Delete' },
  ];
}

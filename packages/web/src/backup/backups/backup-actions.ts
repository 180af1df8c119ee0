import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import {
  obstacleToDownloading,
  obstacleToRemoving,
  obstacleToRestoringBackup,
  obstacleToUndoing,
  obstacleToVerifying,
} from '@sitewright/domain/backup/data-backup-rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { Problem } from '@sitewright/domain/kernel/problem';
import {
  ArchiveRestore,
  Download,
  type LucideIcon,
  ShieldCheck,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { RowAction } from '../../ui/table/column.ts';

export type BackupActionId = 'download' | 'verify' | 'restore' | 'undo' | 'remove';

type ObstacleTo = (backup: DataBackup, actor: Actor) => Problem | undefined;

const isCompleted = ({ status }: DataBackup) => status === 'completed';

/** All that can be done with a backup that is there. */
export function backupActions(
  actor: Actor,
  onAction: (action: BackupActionId, backup: DataBackup) => void,
): RowAction<DataBackup>[] {
  const action = (id: BackupActionId, label: string, icon: LucideIcon, obstacleTo: ObstacleTo) => ({
    id,
    label,
    icon,
    obstacle: (backup: DataBackup) => obstacleTo(backup, actor),
    onPress: (backup: DataBackup) => onAction(id, backup),
  });
  return [
    { ...action('download', 'Download', Download, obstacleToDownloading), isShownFor: isCompleted },
    { ...action('verify', 'Verify', ShieldCheck, obstacleToVerifying), isShownFor: isCompleted },
    {
      ...action('restore', 'Restore', ArchiveRestore, obstacleToRestoringBackup),
      isShownFor: isCompleted,
    },
    {
      ...action('undo', 'Undo the restore', Undo2, obstacleToUndoing),
      isShownFor: ({ restoration }) => restoration?.status === 'done',
    },
    { ...action('remove', 'Delete', Trash2, obstacleToRemoving), key: 'Delete' },
  ];
}

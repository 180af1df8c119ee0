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

const backupActionIds = ['download', 'verify', 'restore', 'undo', 'remove'] as const;
export type BackupActionId = (typeof backupActionIds)[number];

const isCompleted = ({ status }: DataBackup) => status === 'completed';

/** All that can be done with a backup that is there. */
export const backupActions = (
  actor: Actor,
  onAction: (action: BackupActionId, backup: DataBackup) => void,
): RowAction<DataBackup>[] => [
  {
    id: 'download',
    label: 'Download',
    icon: Download,
    isShownFor: isCompleted,
    obstacle: (backup) => obstacleToDownloading(backup, actor),
    onPress: (backup) => onAction('download', backup),
  },
  {
    id: 'verify',
    label: 'Verify',
    icon: ShieldCheck,
    isShownFor: isCompleted,
    obstacle: (backup) => obstacleToVerifying(backup, actor),
    onPress: (backup) => onAction('verify', backup),
  },
  {
    id: 'restore',
    label: 'Restore',
    icon: ArchiveRestore,
    isShownFor: isCompleted,
    obstacle: (backup) => obstacleToRestoringBackup(backup, actor),
    onPress: (backup) => onAction('restore', backup),
  },
  {
    id: 'undo',
    label: 'Undo the restore',
    icon: Undo2,
    isShownFor: ({ restoration }) => restoration?.status === 'done',
    obstacle: (backup) => obstacleToUndoing(backup, actor),
    onPress: (backup) => onAction('undo', backup),
  },
  {
    id: 'remove',
    label: 'Delete',
    icon: Trash2,
    key: 'Delete',
    obstacle: (backup) => obstacleToRemoving(backup, actor),
    onPress: (backup) => onAction('remove', backup),
  },
];

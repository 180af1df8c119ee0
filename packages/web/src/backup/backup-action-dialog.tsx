import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import type { ComponentType } from 'react';
import type { BackupActionId } from './backup-actions.ts';
import { DownloadBackup } from './download-backup.tsx';
import { RemoveBackup } from './remove-backup.tsx';
import { RestoreBackup } from './restore-backup.tsx';
import { UndoRestore } from './undo-restore.tsx';
import { VerifyBackup } from './verify-backup.tsx';

type ActionProps = { backup: DataBackup; onClose: () => void };

const actions: Record<BackupActionId, ComponentType<ActionProps>> = {
  download: DownloadBackup,
  verify: VerifyBackup,
  restore: RestoreBackup,
  undo: UndoRestore,
  remove: RemoveBackup,
};

export function BackupActionDialog({ action, ...props }: ActionProps & { action: BackupActionId }) {
  const Action = actions[action];
  return <Action {...props} />;
}

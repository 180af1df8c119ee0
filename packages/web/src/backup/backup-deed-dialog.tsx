import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import type { ComponentType } from 'react';
import type { BackupDeed } from './backup-actions.ts';
import { DownloadBackup } from './download-backup.tsx';
import { RemoveBackup } from './remove-backup.tsx';
import { RestoreBackup } from './restore-backup.tsx';
import { UndoRestore } from './undo-restore.tsx';
import { VerifyBackup } from './verify-backup.tsx';

type DeedProps = { backup: DataBackup; onClose: () => void };

const deeds: Record<BackupDeed, ComponentType<DeedProps>> = {
  download: DownloadBackup,
  verify: VerifyBackup,
  restore: RestoreBackup,
  undo: UndoRestore,
  remove: RemoveBackup,
};

export function BackupDeedDialog({ deed, ...props }: DeedProps & { deed: BackupDeed }) {
  const Deed = deeds[deed];
  return <Deed {...props} />;
}

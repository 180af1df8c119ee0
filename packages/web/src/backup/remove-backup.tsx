import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { useCommand } from '../platform/use-command.ts';

type Props = { backup: DataBackup; onClose: () => void };

export function RemoveBackup({ backup, onClose }: Props) {
  const remove = useCommand(dataBackupApi.removeBackup, {
    onDone: onClose,
  });
  return (
    <ActionDialog
      title="Delete this backup?"
      description="It cannot be restored any more, unless you have downloaded it. Your records stay as they are."
      variant="destructive"
      confirmText="Delete"
      command={remove}
      onConfirm={() => remove.perform({ params: { backupId: backup.id } })}
      onClose={onClose}
    />
  );
}

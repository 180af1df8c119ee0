import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';

type Props = { backup: DataBackup; onClose: () => void };

export function VerifyBackup({ backup, onClose }: Props) {
  const toast = useToast();
  const verify = useCommand(dataBackupApi.verifyBackup, {
    onDone: () => {
      onClose();
      toast({ text: 'The backup is being verified. The list says how it went.' });
    },
  });
  return (
    <ActionDialog
      title="Verify this backup"
      description="It is read from the first byte to the last, and compared with its seals and counts."
      confirmText="Verify"
      command={verify}
      onConfirm={() => verify.perform({ params: { backupId: backup.id } })}
      onClose={onClose}
    />
  );
}

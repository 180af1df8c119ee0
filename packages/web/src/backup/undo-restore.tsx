import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { usePasswordAgain } from '../actions/use-password-again.tsx';
import { useCommand } from '../platform/use-command.ts';

type Props = { backup: DataBackup; onClose: () => void };

export function UndoRestore({ backup, onClose }: Props) {
  const undo = useCommand(dataBackupApi.undoRestoration, {
    onDone: onClose,
  });
  const again = usePasswordAgain(undo);
  return (
    <ActionDialog
      title="Undo this restore?"
      description="What it brought back goes, with whatever was added to that since. What it overwrote is set back. Everything else stays."
      variant="destructive"
      confirmText="Undo"
      command={again.command}
      isBlocked={again.isBlocked}
      onConfirm={() => again.before(() => undo.perform({ params: { backupId: backup.id } }))}
      onClose={onClose}
    >
      {() => again.field}
    </ActionDialog>
  );
}

import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { requestFor } from '@sitewright/domain/kernel/request';
import type { ComponentType } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useConfirmation } from '../../actions/use-confirmation.tsx';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { sizeOf } from '../backup-labels.ts';
import type { BackupActionId } from './backup-actions.ts';
import { RestoreBackup } from './restore-backup.tsx';

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

/** The browser itself fetches it: it may be larger than a page can hold. */
function DownloadBackup({ backup, onClose }: ActionProps) {
  const { perform, fields, isPending, isBlocked } = useConfirmation('To confirm it is you.');
  const download = () => {
    onClose();
    const { url } = requestFor(dataBackupApi.downloadBackup, { params: { backupId: backup.id } });
    Object.assign(document.createElement('a'), { href: url, download: backup.fileName }).click();
  };
  return (
    <ActionDialog
      title="Download this backup"
      description={`${sizeOf(backup)}. Whoever has the file has the company's records: keep it where only you can reach it.`}
      confirmText="Download"
      command={{ isPending, error: null }}
      isBlocked={isBlocked}
      onConfirm={() => perform(download)}
      onClose={onClose}
    >
      {() => fields}
    </ActionDialog>
  );
}

function VerifyBackup({ backup, onClose }: ActionProps) {
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

function RemoveBackup({ backup, onClose }: ActionProps) {
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

function UndoRestore({ backup, onClose }: ActionProps) {
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

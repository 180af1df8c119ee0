import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { requestFor } from '@sitewright/domain/kernel/request';
import type { ComponentType } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useConfirmation } from '../../actions/use-confirmation.tsx';
import { sizeOf } from '../backup-labels.ts';
import type { BackupActionId } from './backup-actions.ts';
import { RestoreBackup } from './restore-backup.tsx';

type ActionProps = { backup: DataBackup; onClose: () => void };

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
      description={`${sizeOf(backup)}. The file contains your company’s records. Keep it safe.`}
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

const VerifyBackup = ({ backup, onClose }: ActionProps) => (
  <CommandDialog
    title="Verify this backup"
    description="Reads the whole backup to check that it is complete and unchanged."
    confirmText="Verify"
    endpoint={dataBackupApi.verifyBackup}
    input={{ params: { backupId: backup.id } }}
    doneMessage={() => 'Verifying the backup. The result appears in the list.'}
    onClose={onClose}
  />
);

const RemoveBackup = ({ backup, onClose }: ActionProps) => (
  <CommandDialog
    title="Delete this backup?"
    description="You can no longer restore it unless you have downloaded it. Your records are not affected."
    variant="destructive"
    confirmText="Delete"
    endpoint={dataBackupApi.removeBackup}
    input={{ params: { backupId: backup.id } }}
    onClose={onClose}
  />
);

const UndoRestore = ({ backup, onClose }: ActionProps) => (
  <CommandDialog
    title="Undo this restore?"
    description="Restored records are removed and overwritten records are reverted. Nothing else changes. If anything has been added to the restored records, delete it first."
    variant="destructive"
    confirmText="Undo"
    endpoint={dataBackupApi.undoRestoration}
    input={{ params: { backupId: backup.id } }}
    onClose={onClose}
  />
);

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

import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { requestFor } from '@sitewright/domain/kernel/request';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { useConfirmation } from '../actions/use-confirmation.tsx';
import { sizeOf } from './backup-labels.ts';

type Props = { backup: DataBackup; onClose: () => void };

/** The browser itself fetches it: it may be larger than a page can hold. */
export function DownloadBackup({ backup, onClose }: Props) {
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

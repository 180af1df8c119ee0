import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { requestFor } from '@sitewright/domain/kernel/request';
import { sessionApi } from '@sitewright/domain/session/api';
import { useState } from 'react';
import { DeedDialog } from '../app/deed-dialog.tsx';
import { useCommand } from '../platform/use-command.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { sizeOf } from './backup-words.ts';

type Props = { backup: DataBackup; onClose: () => void };

/** The browser itself fetches it: it may be larger than a page can hold. */
export function DownloadBackup({ backup, onClose }: Props) {
  const [password, setPassword] = useState('');
  const confirm = useCommand(sessionApi.confirm, {
    onDone: () => {
      onClose();
      const { url } = requestFor(dataBackupApi.downloadBackup, { params: { backupId: backup.id } });
      Object.assign(document.createElement('a'), { href: url, download: backup.fileName }).click();
    },
  });
  return (
    <DeedDialog
      title="Download this backup"
      description={`${sizeOf(backup)}. Whoever has the file has the company's records: keep it where only you can reach it.`}
      confirmText="Download"
      command={confirm}
      isBlocked={password === ''}
      onConfirm={() => confirm.perform({ body: { password } })}
      onClose={onClose}
    >
      {(errors) => (
        <PasswordField
          label="Your password"
          help="To be sure that it is still you."
          name="password"
          autoComplete="current-password"
          error={errors.password}
          value={password}
          onChange={setPassword}
        />
      )}
    </DeedDialog>
  );
}

import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { obstacleToCancelling } from '@sitewright/domain/backup/data-backup-rules';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { sizeOf, statusLabels, tableLabel } from '../backup-labels.ts';

/** A backup being made, checked or restored: its progress, and a button to stop it. */
export function RunningBackup({ backup }: { backup: DataBackup }) {
  const { progress, status, fileSize } = backup;
  const actor = useActor();
  const cancel = useCommand(dataBackupApi.cancelBackup, {});
  const obstacle = obstacleToCancelling(backup, actor);
  const value = progress && progress.all > 0 ? (100 * progress.done) / progress.all : 0;
  return (
    <section
      aria-label="In progress"
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <ProgressBar
        label={labelOf(backup)}
        value={value}
        step={progress ? stepOf(progress) : statusLabels[status].label}
        note={
          fileSize
            ? `${sizeOf(backup)} so far. You can leave this page.`
            : 'You can leave this page.'
        }
      />
      {!obstacle && (
        <div>
          <ActionButton
            label="Cancel"
            subject="the backup"
            obstacle={obstacle}
            command={cancel}
            onPress={() => cancel.perform({ params: { backupId: backup.id } })}
          />
        </div>
      )}
    </section>
  );
}

const labelOf = ({ status, restoration }: DataBackup): string => {
  if (restoration?.status === 'undoing') return 'Undoing the restore';
  if (restoration && restoration.status !== 'done') return 'Restoring';
  return status === 'verifying' ? 'Verifying the backup' : 'Backing up';
};

const stepOf = ({ part, done, all }: NonNullable<DataBackup['progress']>): string =>
  part === 'verifying'
    ? `${Math.round((100 * done) / Math.max(1, all))}%`
    : `${tableLabel(part)} · ${done.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')}`;

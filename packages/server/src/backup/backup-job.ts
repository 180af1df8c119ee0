import type { RestoreMode } from '@sitewright/domain/backup/data-backup';
import type { Actor } from '@sitewright/domain/kernel/access';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Tx } from '../platform/tenancy.ts';

/** A job for the backup queue; its passphrase is encrypted. */
export type BackupOrder =
  | { action: 'make'; backupId: number; passphrase?: string | undefined }
  | { action: 'verify'; backupId: number }
  | {
      action: 'restore';
      backupId: number;
      mode: RestoreMode;
      actor: Actor;
      passphrase?: string | undefined;
    }
  | { action: 'undo'; backupId: number }
  | { action: 'remove'; filePath: string };

type Queued<Order> = Order extends { action: infer Action }
  ? Omit<Order, 'action'> & { deed: Action }
  : never;
/** As stored in the queue, where servers of the previous version read `deed`. */
export type BackupJob = Queued<BackupOrder>;

export const enqueueBackupJob = (tx: Tx, { action, ...rest }: BackupOrder) =>
  enqueue(tx, 'backup', { ...rest, deed: action } as BackupJob);

export const fromQueuedOrder = ({ deed, ...rest }: BackupJob): BackupOrder =>
  ({ ...rest, action: deed }) as BackupOrder;

/** The bytes are removed by a job, so that they stay if this transaction is rolled back. */
export async function enqueueRemoval(tx: Tx, { filePath }: { filePath: string | null }) {
  if (filePath) await enqueueBackupJob(tx, { action: 'remove', filePath });
}

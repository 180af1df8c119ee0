import type { Storage } from '../platform/files/storage.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { InOrganization } from '../platform/tenancy.ts';
import { type BackupContext, isExpected, withHeartbeat } from './backup-context.ts';
import { type BackupJob, type BackupOrder, fromQueuedOrder } from './backup-job.ts';
import { findBackup, saveBackup } from './data-backups.ts';
import { completeBackup, failBackup, makeBackup } from './make-backup.ts';
import { removePieces, StoreOutage } from './pieces.ts';
import { restoreBackup } from './restore-backup.ts';
import { undoRestoration } from './undo-restoration.ts';

export async function runBackupOrder(
  backupContext: BackupContext,
  order: BackupOrder,
): Promise<void> {
  const { secrets } = backupContext;
  if (order.action === 'verify') return verify(backupContext, order.backupId);
  if (order.action === 'remove') return removePieces(backupContext, order.filePath);
  if (order.action === 'undo') return undoRestoration(backupContext, order);
  const decrypted = {
    ...order,
    passphrase: order.passphrase === undefined ? undefined : secrets.unseal(order.passphrase),
  };
  if (decrypted.action === 'make') return makeBackup(backupContext, decrypted);
  return restoreBackup(backupContext, decrypted);
}

const verify = (backupContext: BackupContext, backupId: number) =>
  withHeartbeat(backupContext, backupId, async () => {
    const row = await backupContext.inOrganization((tx) => findBackup(tx, backupId));
    if (row.status !== 'verifying') return;
    try {
      await completeBackup(backupContext, backupId);
    } catch (error) {
      // The store did not answer: the backup may be as good as before.
      if (error instanceof StoreOutage && row.completedAt)
        await backupContext.inOrganization((tx) =>
          saveBackup(tx, backupId, { status: 'completed' }),
        );
      else await failBackup(backupContext, row, error);
      if (!isExpected(error)) throw error;
    }
  });

type Tools = { storage: Storage; secrets: Secrets; onError: (error: Error) => void };

/**
 * The queue does not wait: a backup may take minutes and would delay emails. The result is in the
 * row of the backup, even if this server dies. Only a removal has no row, so the queue retries it.
 */
export const backupTask =
  ({ storage, secrets, onError }: Tools) =>
  async (queued: BackupJob, inOrganization: InOrganization): Promise<void> => {
    const backupContext = { storage, secrets, inOrganization, now: () => new Date() };
    const order = fromQueuedOrder(queued);
    const done = runBackupOrder(backupContext, order);
    if (order.action === 'remove') await done;
    else done.catch(onError);
  };

import type { Secrets } from '../platform/secrets.ts';
import type { Storage } from '../platform/storage.ts';
import type { InOrganization } from '../platform/tenancy.ts';
import { type BackupContext, isExpected, watched } from './backup-context.ts';
import { type BackupOrder, orderOf, type QueuedOrder } from './backup-order.ts';
import { findBackup, saveBackup } from './data-backups.ts';
import { complete, fail, makeBackup } from './make-backup.ts';
import { Outage, removePieces } from './pieces.ts';
import { restoreBackup } from './restore-backup.ts';
import { undoRestoration } from './undo-restoration.ts';

export async function carryOut(backupContext: BackupContext, asked: BackupOrder): Promise<void> {
  const { secrets } = backupContext;
  if (asked.action === 'verify') return verify(backupContext, asked.backupId);
  if (asked.action === 'remove') return removePieces(backupContext, asked.filePath);
  if (asked.action === 'undo') return undoRestoration(backupContext, asked);
  const opened = {
    ...asked,
    passphrase: asked.passphrase === undefined ? undefined : secrets.unseal(asked.passphrase),
  };
  if (opened.action === 'make') return makeBackup(backupContext, opened);
  return restoreBackup(backupContext, opened);
}

const verify = (backupContext: BackupContext, backupId: number) =>
  watched(backupContext, backupId, async () => {
    const row = await backupContext.inOrganization((tx) => findBackup(tx, backupId));
    if (row.status !== 'verifying') return;
    try {
      await complete(backupContext, backupId);
    } catch (error) {
      // One that was good before may be so still: nobody could look.
      if (error instanceof Outage && row.completedAt)
        await backupContext.inOrganization((tx) =>
          saveBackup(tx, backupId, { status: 'completed' }),
        );
      else await fail(backupContext, row, error);
      if (!isExpected(error)) throw error;
    }
  });

type Tools = { storage: Storage; secrets: Secrets; onError: (error: Error) => void };

/**
 * The queue does not wait for it: a backup may take minutes, and letters would stand behind it. How it
 * ends is written down in its own row, also where this server dies. Only of what is to be removed no row
 * tells any more, so that the queue has to.
 */
export const backupTask =
  ({ storage, secrets, onError }: Tools) =>
  async (queued: QueuedOrder, inOrganization: InOrganization): Promise<void> => {
    const backupContext = { storage, secrets, inOrganization, now: () => new Date() };
    const asked = orderOf(queued);
    const done = carryOut(backupContext, asked);
    if (asked.action === 'remove') await done;
    else done.catch(onError);
  };

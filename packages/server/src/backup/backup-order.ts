import type { RestoreMode } from '@sitewright/domain/backup/data-backup';
import type { Actor } from '@sitewright/domain/kernel/access';
import { enqueue } from '../platform/jobs.ts';
import type { Tx } from '../platform/tenancy.ts';

/** What is to be done with a backup; a passphrase waits under seal. */
export type BackupOrder =
  | { deed: 'make'; backupId: number; passphrase?: string | undefined }
  | { deed: 'verify'; backupId: number }
  | {
      deed: 'restore';
      backupId: number;
      mode: RestoreMode;
      actor: Actor;
      passphrase?: string | undefined;
    }
  | { deed: 'undo'; backupId: number }
  | { deed: 'remove'; filePath: string };

export const order = (tx: Tx, asked: BackupOrder) => enqueue(tx, 'backup', asked);

/** Its bytes go when it has gone or failed, and stay if the transaction does not. */
export async function orderRemoval(tx: Tx, { filePath }: { filePath: string | null }) {
  if (filePath) await order(tx, { deed: 'remove', filePath });
}

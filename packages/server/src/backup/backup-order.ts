import type { RestoreMode } from '@sitewright/domain/backup/data-backup';
import type { Actor } from '@sitewright/domain/kernel/access';
import { enqueue } from '../platform/jobs.ts';
import type { Tx } from '../platform/tenancy.ts';

/** What is to be done with a backup; a passphrase waits under seal. */
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
/** As it waits in the queue, where servers of the version before look for `deed`. */
export type QueuedOrder = Queued<BackupOrder>;

export const order = (tx: Tx, { action, ...rest }: BackupOrder) =>
  enqueue(tx, 'backup', { ...rest, deed: action } as QueuedOrder);

export const orderOf = ({ deed, ...rest }: QueuedOrder): BackupOrder =>
  ({ ...rest, action: deed }) as BackupOrder;

/** Its bytes go when it has gone or failed, and stay if the transaction does not. */
export async function orderRemoval(tx: Tx, { filePath }: { filePath: string | null }) {
  if (filePath) await order(tx, { action: 'remove', filePath });
}

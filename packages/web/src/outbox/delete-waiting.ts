import { logError } from '../platform/fault.ts';
import { flushOutbox } from '../platform/outbox/flush.ts';
import { localId } from '../platform/outbox/item.ts';
import { deleteItem, restoreItem } from '../platform/outbox/outbox.ts';
import { outboxSnapshot } from '../platform/outbox/snapshot.ts';

/** Deletes on this phone a record that waits, with all that belongs to it; false where it was sent meanwhile. */
export async function deleteWaiting(id: number): Promise<boolean> {
  await deleteItem(-id);
  return outboxSnapshot().items.some((item) => localId(item) === id && item.deletedAt);
}

export const restoreWaiting = (id: number): void =>
  void restoreItem(-id)
    .then(flushOutbox)
    .catch((error) => logError('What was restored on this phone was not sent', error));

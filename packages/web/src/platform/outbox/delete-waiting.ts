import { logError } from '../fault.ts';
import { flushOutbox } from './flush.ts';
import { localId } from './item.ts';
import { deleteItem, restoreItem } from './outbox.ts';
import { outboxSnapshot } from './snapshot.ts';

/** Deletes on this phone a record that waits, with all that belongs to it; false where it is on its way or was sent. */
export async function deleteWaiting(id: number): Promise<boolean> {
  await deleteItem(-id);
  return outboxSnapshot().items.some((item) => localId(item) === id && item.deletedAt);
}

export const restoreWaiting = (id: number): void =>
  void restoreItem(-id)
    .then(flushOutbox)
    .catch((error) => logError('What was restored on this phone was not sent', error));

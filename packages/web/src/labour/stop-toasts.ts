import { labourApi } from '@sitewright/domain/labour/api';
import { isOf } from '../platform/outbox/item.ts';
import { outboxSnapshot, subscribeToOutbox } from '../platform/outbox/snapshot.ts';
import { warnedItems } from '../platform/outbox/warned-items.ts';
import type { Toast } from '../ui/dialogs/toast-store.ts';

/**
 * Says of a crew that was started without signal that it must not work, once the server knows: also if that was while no
 * page was open. Returns how to stop.
 */
export function showStopToasts(show: (toast: Toast) => void): () => void {
  const shown = new Set<string>();
  return subscribeToOutbox(() => {
    for (const item of warnedItems(outboxSnapshot()).filter(isOf(labourApi.start))) {
      if (shown.has(item.key)) continue;
      shown.add(item.key);
      show({ tone: 'danger', text: `Stop: ${item.accepted.warning}` });
    }
  });
}

import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { stopReasonOf } from '@sitewright/domain/labour/stop-reason';
import { isOf } from '../platform/outbox/item.ts';
import { outboxSnapshot, subscribeToOutbox } from '../platform/outbox/snapshot.ts';
import type { Toast } from '../ui/dialogs/toast-store.ts';

/** Says of a crew that was started without signal that it must not work, once the server knows; returns how to stop. */
export function showStopToasts(show: (toast: Toast) => void): () => void {
  const shown = new Set<number>();
  return subscribeToOutbox(() => {
    for (const { item, reply } of outboxSnapshot().sent) {
      const reason = isOf(labourApi.start)(item) && stopReasonOf(reply as LabourSession);
      if (!reason || shown.has(item.seq)) continue;
      shown.add(item.seq);
      show({ tone: 'danger', text: `Stop: ${reason}` });
    }
  });
}

import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '../platform/invalidate.ts';
import { isWaiting, savedOnThisPhone } from '../platform/outbox/waiting-replies.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

/** After a file was taken in: what the server has is read again, what waits on this phone is said. */
export function useSent<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  const toast = useToast();
  return async (reply: Reply<E>): Promise<void> => {
    if (isWaiting(reply)) toast({ text: savedOnThisPhone });
    else await invalidateAfter(client, endpoint);
  };
}

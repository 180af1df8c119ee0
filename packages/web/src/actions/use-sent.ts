import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '../platform/invalidate.ts';
import { isWaiting, savedOnThisPhone } from '../platform/outbox/waiting-replies.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

/** After a file has been accepted: reads the server's data again, or says that it waits on this phone. */
export function useSent<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  const toast = useToast();
  return async (reply: Reply<E>): Promise<void> => {
    if (isWaiting(reply)) toast({ text: savedOnThisPhone });
    else await invalidateAfter(client, endpoint);
  };
}

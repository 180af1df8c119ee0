import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

/** Calls an endpoint that deletes a record; the toast says why it was refused. */
export function useDelete<E extends Endpoint>(endpoint: E) {
  const toast = useToast();
  return useCommand(endpoint, {
    onRefused: (error) => toast({ title: 'Not deleted', text: detailOf(error), tone: 'danger' }),
  });
}

import type { Endpoint, Input } from '@sitewright/domain/kernel/endpoint';
import { isUnsentId } from '../platform/outbox/item.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { useAction } from './use-action.ts';
import { useDeleteWaiting } from './use-delete-waiting.ts';
import { useUndo } from './use-undo.ts';

type Deletion<E extends Endpoint> = {
  input: Input<E>;
  recordId: number;
  name: string;
  onDone?: (() => void) | undefined;
};

/**
 * Deletes a record to the recycle bin, and what was not sent yet on this phone; the toast says why it was refused, or
 * offers undo to users who may restore.
 */
export function useDeleteToBin<E extends Endpoint>(endpoint: E, recordType: string) {
  const toast = useToast();
  const undo = useUndo(recordType);
  const deleteWaiting = useDeleteWaiting();
  const { perform, isPending } = useAction(endpoint, { refusedTitle: 'Not deleted' });
  return {
    isPending,
    remove: ({ input, recordId, name, onDone }: Deletion<E>) => {
      if (isUnsentId(recordId)) return void deleteWaiting(recordId, name, onDone);
      perform(input, () => {
        onDone?.();
        toast({ title: 'Deleted', text: `${name} moved to the recycle bin.`, ...undo(recordId) });
      });
    },
  };
}

import type { Endpoint, Input } from '@sitewright/domain/kernel/endpoint';
import { useToast } from '../ui/dialogs/toast.tsx';
import { useAction } from './use-action.ts';
import { useUndo } from './use-undo.ts';

/** Calls an endpoint that deletes a record; the toast says why it was refused. */
export const useDelete = <E extends Endpoint>(endpoint: E) =>
  useAction(endpoint, { refusedTitle: 'Not deleted' });

type Deletion<E extends Endpoint> = {
  input: Input<E>;
  recordId: number;
  name: string;
  onDone?: (() => void) | undefined;
};

/** Deletes a record to the recycle bin; the toast offers undo to users who may restore. */
export function useDeleteToBin<E extends Endpoint>(endpoint: E, recordType: string) {
  const toast = useToast();
  const undo = useUndo(recordType);
  const { perform, isPending } = useDelete(endpoint);
  return {
    isPending,
    remove: ({ input, recordId, name, onDone }: Deletion<E>) =>
      perform(input, () => {
        onDone?.();
        toast({ title: 'Deleted', text: `${name} moved to the recycle bin.`, ...undo(recordId) });
      }),
  };
}

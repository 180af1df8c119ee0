import { logError } from '../platform/fault.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

/** Deletes what has not been sent, on this phone alone; the toast offers undo, or says that it is still there. */
export function useDeleteWaiting() {
  const toast = useToast();
  return async (recordId: number, name: string, onDone?: () => void): Promise<void> => {
    const failed = (text: string) => toast({ title: 'Not deleted', text, tone: 'danger' });
    const deletion = await deleteOnPhone(recordId).catch((error) =>
      logError('An item was not deleted on this phone', error),
    );
    if (!deletion) return failed(`${name} is still on this phone. Please try again.`);
    if (!deletion.isDeleted) return failed(`${name} is being sent or has already been sent.`);
    onDone?.();
    toast({
      title: 'Deleted',
      text: `${name} had not been sent. It stays in the Outbox for 7 days.`,
      action: { label: 'Undo', onPress: deletion.undo },
    });
  };
}

/** Without signal, the code itself may fail to load. */
async function deleteOnPhone(recordId: number) {
  const { deleteWaiting, restoreWaiting } = await import('../platform/outbox/delete-waiting.ts');
  return { isDeleted: await deleteWaiting(recordId), undo: () => restoreWaiting(recordId) };
}

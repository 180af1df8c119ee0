import { useToast } from '../ui/dialogs/toast.tsx';

/** On this phone, what has not been sent has an id below zero. */
export const isOnlyHere = (recordId: number): boolean => recordId < 0;

/** Deletes what has not been sent, on this phone alone; the toast offers undo. */
export function useDeleteWaiting() {
  const toast = useToast();
  return async (recordId: number, name: string, onDone?: () => void): Promise<void> => {
    const { deleteWaiting, restoreWaiting } = await import('../platform/outbox/delete-waiting.ts');
    if (!(await deleteWaiting(recordId)))
      return toast({
        title: 'Not deleted',
        text: `${name} has been sent meanwhile.`,
        tone: 'danger',
      });
    onDone?.();
    toast({
      title: 'Deleted',
      text: `${name} had not been sent. It stays in the Outbox for 7 days.`,
      action: { label: 'Undo', onPress: () => restoreWaiting(recordId) },
    });
  };
}

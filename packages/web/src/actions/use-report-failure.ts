import { detailOf } from '../platform/call.ts';
import { asError, logError } from '../platform/fault.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

/** For actions on this phone that end after their button is gone: the log and a toast say why one failed. */
export function useReportFailure() {
  const toast = useToast();
  return (title: string) => (thrown: unknown) => {
    const error = asError(thrown);
    logError(title, error);
    toast({ title, text: detailOf(error), tone: 'danger' });
  };
}

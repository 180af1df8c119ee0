import * as notices from '@sitewright/domain/kernel/notices';
import { detailOf, isSentence, NetworkError } from '../platform/call.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

/** Shows a toast that an action failed; without a reply, that the network did. */
export function useFailure() {
  const toast = useToast();
  return (error: Error, title: string, text: string) =>
    toast(
      error instanceof NetworkError
        ? { title: 'Network Error', text: notices.networkError, tone: 'danger' }
        : { title, text, tone: 'danger' },
    );
}

/** The server's own sentence; ours where it gave none, or a page of some proxy instead. */
export function sentenceOf(error: Error, ours: string): string {
  const detail = detailOf(error);
  return isSentence(detail) ? detail : ours;
}

import { useToast } from './dialogs/toast.tsx';

const notAllowed = 'Your browser does not allow copying.';

/** Copies a text and confirms it. Undefined without a clipboard, which needs a secure connection. */
export function useCopy() {
  const toast = useToast();
  if (!navigator.clipboard) return;
  return (text: string, doneMessage: string, failedMessage = notAllowed) =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ text: doneMessage }),
      () => toast({ title: 'Not copied', text: failedMessage, tone: 'danger' }),
    );
}

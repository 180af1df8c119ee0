import { useToast } from './toast.tsx';

const notAllowed = 'Your browser does not allow it.';

/** Copies a text and confirms it. Undefined without a clipboard, which needs a secure connection. */
export function useCopy() {
  const toast = useToast();
  if (!navigator.clipboard) return;
  return (text: string, said: string, inVain = notAllowed) =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ text: said }),
      () => toast({ title: 'Not copied', text: inVain, tone: 'danger' }),
    );
}

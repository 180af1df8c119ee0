import { isWaiting, savedOnThisPhone } from '../platform/outbox/waiting-replies.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

/** The board shows what was done; only that it has not been sent needs a word. */
export function useToastIfKept<R>(onDone?: (reply: R) => void): (reply: R) => void {
  const show = useToast();
  return (reply) => {
    if (isWaiting(reply)) show({ text: savedOnThisPhone });
    onDone?.(reply);
  };
}

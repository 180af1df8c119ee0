import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import { detailOf } from '../platform/call.ts';
import { isWaiting, savedOnThisPhone } from '../platform/outbox/waiting-replies.ts';
import { type CommandOptions, useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

type Options<E extends Endpoint> = CommandOptions<E> & {
  /** The toast when it is done; there is none where it says nothing. */
  doneMessage?: (reply: Reply<E>) => string | undefined;
  /** The title of the toast that says why it was refused, where no dialog shows that. */
  refusedTitle?: string;
};

/** A command whose toasts say what has changed, or why it was refused. */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { onDone, doneMessage, onRefused, refusedTitle, ...options }: Options<E>,
) {
  const toast = useToast();
  return useCommand(endpoint, {
    ...options,
    onDone: (reply) => {
      onDone?.(reply);
      const text = isWaiting(reply) ? savedOnThisPhone : doneMessage?.(reply);
      if (text) toast({ text });
    },
    onRefused: (error) => {
      onRefused?.(error);
      if (refusedTitle) toast({ title: refusedTitle, text: detailOf(error), tone: 'danger' });
    },
  });
}

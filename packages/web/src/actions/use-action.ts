import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import { type CommandOptions, useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

type Options<E extends Endpoint> = Pick<CommandOptions<E>, 'onRefused' | 'refreshes'> & {
  onClose?: (reply: Reply<E>) => void;
  /** The toast; there is none where it says nothing. */
  doneMessage: (reply: Reply<E>) => string | undefined;
};

/** A command whose toast says what has changed; a dialog around it closes. */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { onClose, doneMessage, ...options }: Options<E>,
) {
  const toast = useToast();
  return useCommand(endpoint, {
    ...options,
    onDone: (reply) => {
      onClose?.(reply);
      const text = doneMessage(reply);
      if (text) toast({ text });
    },
  });
}

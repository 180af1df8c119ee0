import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import { type CommandOptions, useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

type Options<E extends Endpoint> = Pick<CommandOptions<E>, 'onRefused' | 'refreshes'> & {
  onClose: () => void;
  doneMessage: (reply: Reply<E>) => string;
};

/** A command with a dialog: when it is done, the dialog closes and a toast says what has changed. */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { onClose, doneMessage, ...options }: Options<E>,
) {
  const toast = useToast();
  return useCommand(endpoint, {
    ...options,
    onDone: (reply) => {
      onClose();
      toast({ text: doneMessage(reply) });
    },
  });
}

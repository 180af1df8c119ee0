import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';

export type Action<E extends Endpoint> = [
  endpoint: E,
  onClose: () => void,
  said: (reply: Reply<E>) => string,
  onRefused?: (error: Error) => void,
];

/** An action upon something: when it is done, its dialog goes and a toast says what is so now. */
export function useAction<E extends Endpoint>(
  refreshes: readonly string[],
  ...[endpoint, onClose, said, onRefused = () => {}]: Action<E>
) {
  const toast = useToast();
  return useCommand(endpoint, {
    refreshes,
    onRefused,
    onDone: (reply) => {
      onClose();
      toast({ text: said(reply) });
    },
  });
}

import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { staleByPlant } from './queries.ts';

/** An action on a machine: when it is done, its dialog goes and a toast says what is so now. */
export function usePlantAction<E extends Endpoint>(
  endpoint: E,
  onClose: () => void,
  message: (reply: Reply<E>) => string,
) {
  const toast = useToast();
  return useCommand(endpoint, {
    refreshes: staleByPlant,
    onDone: (reply) => {
      onClose();
      toast({ text: message(reply) });
    },
  });
}

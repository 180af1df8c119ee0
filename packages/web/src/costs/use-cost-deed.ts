import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { staleByCosts } from './queries.ts';

/** A deed upon the costs of a contract: when it is done, its form goes and a toast says what is so now. */
export function useCostDeed<E extends Endpoint>(
  endpoint: E,
  onClose: () => void,
  said: (reply: Reply<E>) => string,
  onRefused: (error: Error) => void = () => {},
) {
  const toast = useToast();
  return useCommand(endpoint, {
    refreshes: staleByCosts,
    onRefused,
    onDone: (reply) => {
      onClose();
      toast({ text: said(reply) });
    },
  });
}

import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { staleBySupplier } from './queries.ts';

/** A deed on a supplier: when it is done, its dialog goes and a toast says what is so now. */
export function useSupplierDeed<E extends Endpoint>(
  endpoint: E,
  onClose: () => void,
  said: (reply: Reply<E>) => string,
  onRefused: (error: Error) => void = () => {},
) {
  const toast = useToast();
  return useCommand(endpoint, {
    refreshes: staleBySupplier,
    onRefused,
    onDone: (reply) => {
      onClose();
      toast({ text: said(reply) });
    },
  });
}

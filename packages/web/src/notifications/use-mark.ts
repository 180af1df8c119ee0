import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';

/** Marks one or all; why it would not, the toast says. */
export function useMark<E extends Endpoint>(endpoint: E) {
  const toast = useToast();
  return useCommand(endpoint, {
    onRefused: (error) => toast({ title: 'Not marked', text: detailOf(error), tone: 'danger' }),
  });
}

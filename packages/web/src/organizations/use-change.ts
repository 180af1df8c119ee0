import type { companyApi } from '@sitewright/domain/organizations/company-api';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { usageQuery } from './queries.ts';

type Changing = (typeof companyApi)['changePlan' | 'changeBuying' | 'requireTwoFactor'];

type ChangeOptions = { message: string; onClose: () => void; onRefused: (error: Error) => void };

/** Changes the organisation; what the server answers is in sight at once. */
export function useOrganizationChange<E extends Changing>(
  endpoint: E,
  { message, onClose, onRefused }: ChangeOptions,
) {
  const toast = useToast();
  const client = useQueryClient();
  return useCommand<E>(endpoint, {
    onDone: (changed) => {
      client.setQueryData(usageQuery().queryKey, changed);
      onClose();
      toast({ text: message });
    },
    onRefused,
  });
}

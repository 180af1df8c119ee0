import type { Endpoint, Input, Reply } from '@sitewright/domain/kernel/endpoint';
import { useConfirmation } from '../../actions/use-confirmation.tsx';
import { type CommandOptions, useCommand } from '../../platform/use-command.ts';

export const confirmIdentityTitle = 'To confirm it is you';

/** Asks for the password before the action, so that an unattended session reveals nothing. */
export function useConfirmed<E extends Endpoint>(endpoint: E, options: CommandOptions<E>) {
  const confirmation = useConfirmation(confirmIdentityTitle);
  const command = useCommand(endpoint, options);
  return {
    confirmation,
    isPending: confirmation.isPending || command.isPending,
    error: command.error,
    perform: (input: Input<E>, onDone?: (reply: Reply<E>) => void) =>
      confirmation.perform(() => command.perform(input, onDone)),
  };
}

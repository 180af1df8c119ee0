import type { Ask, Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import { sessionApi } from '@sitewright/domain/session/api';
import { useState } from 'react';
import { type CommandOptions, useCommand } from '../../platform/use-command.ts';

/** What a session that was left open must not give away: the password first, then the deed. */
export function useConfirmed<E extends Endpoint>(endpoint: E, options: CommandOptions<E>) {
  const [password, setPassword] = useState('');
  const confirm = useCommand(sessionApi.confirm);
  const command = useCommand(endpoint, options);
  return {
    password,
    setPassword,
    isPending: confirm.isPending || command.isPending,
    error: confirm.error ?? command.error,
    perform: (ask: Ask<E>, onDone?: (reply: Reply<E>) => void) =>
      confirm.perform({ body: { password } }, () => command.perform(ask, onDone)),
  };
}

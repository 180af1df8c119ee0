import type { Endpoint, Input } from '@sitewright/domain/kernel/endpoint';
import { readKey } from '../offline/database.ts';
import { commandFor, type KeptCommand } from './commands.ts';
import type { OutboxItem } from './item.ts';
import { keep } from './perform.ts';

export const signInToChange = 'Sign in to change items waiting on this phone.';

/** An action that follows from a decision in the outbox: it is sent with the next flush. */
export async function keepForLater<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<OutboxItem> {
  const held = await readKey();
  const command = commandFor(endpoint) as KeptCommand<E> | undefined;
  if (!held || !command) throw new Error(signInToChange);
  return keep(held, command, input);
}
